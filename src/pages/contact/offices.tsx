import type { Content } from "./content.en.ts";

/** The three offices, as a door plate each. */
export function Offices({ content }: { readonly content: Content }) {
  const { headings, offices } = content;
  return (
    <section className="tone-green jali">
      <div className="wrap section">
        <h2 className="text-h2">{headings.offices.title}</h2>
        <p className="mt-3 text-lead text-stone">{headings.offices.lead}</p>
        <ul className="mt-12 grid gap-y-10 md:grid-cols-3">
          {offices.map(({ role, lines, phone }) => (
            <li key={role} className="border-t-2 border-brass pt-5 md:pr-10">
              <h3 className="text-h3 lg:text-h2">{role}</h3>
              <address className="mt-4 not-italic">
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <a href={phone.href} className="tap link figures mt-2 inline-flex items-center font-600">
                {phone.display}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
