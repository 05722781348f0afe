import type { Content } from "./content.en.ts";
import { TickList } from "../../ui/tick-list.tsx";
import { Link } from "../../ui/link.tsx";

/** Four kinds of partner with the benefits of the selected one. Radios and `:has()` do it without scripts. */
export function PartnerPicker({ content }: { readonly content: Content }) {
  const { partners, pickerLegend } = content;
  return (
    <fieldset className="grid min-w-0 gap-x-16 gap-y-3 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[repeat(4,auto)_1fr]">
      <legend className="sr-only">{pickerLegend}</legend>
      {partners.map(({ id, title, text, icon, benefits, apply }, i) => (
        <div key={id} className="group contents">
          <label className="choice py-4! lg:col-start-1">
            <input type="radio" name="partner" value={id} defaultChecked={i === 0} />
            <span className="grow text-h3">
              {title}
              <span className="block font-sans text-small text-stone">{text}</span>
            </span>
            <span className={`${icon} text-brass`} aria-hidden="true" />
          </label>
          <section
            aria-label={title}
            className="group-[:not(:has(:checked))]:hidden py-4 pb-8 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:py-0"
          >
            <TickList items={benefits} className="grid gap-4 text-lead" />
            <Link href={`/partner-application?partnerType=${id}`} className="btn btn-primary mt-8">
              {apply}
            </Link>
          </section>
        </div>
      ))}
    </fieldset>
  );
}
