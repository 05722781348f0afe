import type { ReactNode } from "react";
import type { LegalSection } from "./legal-document.ts";
import { t } from "../i18n/t.ts";

export interface LegalTextProps {
  sections: readonly LegalSection[];
  /** Content after a section, by the section's id. */
  after?: Readonly<Record<string, ReactNode>>;
}

function Block({ block }: { block: string | readonly string[] }) {
  if (typeof block === "string") return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A legal text: numbered sections with a table of contents. */
export function LegalText({ sections, after }: LegalTextProps) {
  return (
    <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
      <nav aria-label={t("Contents")} className="beside print:hidden">
        <ol className="border-t sm:columns-2 lg:columns-1">
          {sections.map(({ id, title }, i) => (
            <li key={id} className="border-b break-inside-avoid">
              <a href={`#${id}`} className="tap flex items-center gap-3 hover:text-leaf">
                <span className="figures w-5 text-brass" aria-hidden="true">
                  {i + 1}
                </span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-12">
        {sections.map(({ id, title, blocks }, i) => (
          <section key={id} id={id} className="prose">
            <h2 className="mt-0!">{`${i + 1}. ${title}`}</h2>
            {blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
            {after?.[id]}
          </section>
        ))}
      </div>
    </div>
  );
}
