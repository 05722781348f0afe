import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import type { Content } from "./content.en.ts";

/** The steps of a sale, each with its papers and its time. */
export default function NriSalePage({ content }: { readonly content: Content }) {
  const { checkedNote, closing, intro, labels, steps } = content;
  return (
    <>
      <PageIntro {...intro} />
      <section className="wrap section">
        <ol>
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-2 border-t py-6 md:grid-cols-[6rem_1.4fr_1fr] md:gap-x-10"
            >
              <span className="figures font-display text-h2 text-brass" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h2 className="text-h3">{step.title}</h2>
                <p className="mt-1.5">{step.text}</p>
              </div>
              <div className="col-start-2 md:col-start-3">
                <p className="text-small text-stone">{labels.papers}</p>
                <ul className="font-500">
                  {step.papers.map((paper) => (
                    <li key={paper}>{paper}</li>
                  ))}
                </ul>
                <p className="mt-2 text-small text-stone">
                  {labels.time}: {step.time}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="measure border-t pt-5 text-small text-stone">
          {checkedNote.join(" ").trim()}
        </p>
      </section>
      <Closing {...closing} />
    </>
  );
}
