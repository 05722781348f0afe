import { SectionHeading } from "../ui/section-heading.tsx";

/** How the form renderer's classes look; the renderer itself is seen on any form page. */
export function Fields() {
  return (
    <section className="wrap section border-t">
      <SectionHeading title="Fields" lead="Label above, help under the label, the error in words." />
      <form className="mt-8 grid max-w-xl gap-6">
        <div className="field">
          <label htmlFor="sg-name" className="field-label">
            Your name
          </label>
          <input id="sg-name" className="field-input" autoComplete="name" />
        </div>
        <div className="field">
          <label htmlFor="sg-phone" className="field-label">
            Phone
          </label>
          <p className="field-hint">We call once, within 24 working hours.</p>
          <p className="field-error">Enter a phone number</p>
          <input id="sg-phone" className="field-input" aria-invalid="true" inputMode="tel" />
        </div>
        <div className="field">
          <label htmlFor="sg-type" className="field-label">
            Property type <span className="field-optional">(optional)</span>
          </label>
          <select id="sg-type" className="field-select">
            <option>Flat</option>
            <option>Villa</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="sg-notes" className="field-label">
            Notes
          </label>
          <textarea id="sg-notes" className="field-input field-area" />
        </div>
        <fieldset className="field">
          <legend className="field-label mb-1.5">Is the property vacant?</legend>
          <div className="flex flex-wrap gap-2">
            {["Yes", "No"].map((option) => (
              <label key={option} className="choice">
                <input type="radio" name="sg-vacant" defaultChecked={option === "Yes"} />
                {option}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="field">
          <legend className="field-label mb-1.5">Documents at hand</legend>
          <div className="flex flex-wrap gap-2">
            {["Title Deed", "Mother Deed", "Mutation Certificate", "Registry Copy"].map((option, i) => (
              <label key={option} className="pill">
                <input type="checkbox" defaultChecked={i === 0} />
                {option}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="button" className="btn btn-primary justify-self-start">
          Submit exchange request
        </button>
      </form>
    </section>
  );
}
