import type { Content } from "./content.en.ts";
import { LoopVideo } from "../../ui/loop-video.tsx";
import { Title } from "../../ui/title.tsx";

/** What the company does, beside the film. */
export function Intro({ content }: { readonly content: Content }) {
  const { intro, proofs } = content;
  return (
    <section className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="text-h1">
          <Title {...intro} />
        </h2>
        <p className="mt-6 text-lead">{intro.lead}</p>
        <p className="mt-4 text-stone">{intro.privacy}</p>
        <dl className="mt-6 grid gap-3 border-t pt-6">
          {proofs.map(({ figure, text }) => (
            <div key={figure} className="grid items-baseline gap-x-6 sm:grid-cols-[20rem_1fr]">
              <dt className="figures text-h2 text-brass">{figure}</dt>
              <dd className="text-stone">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LoopVideo label={intro.loop} className="mx-auto w-full max-w-md" />
    </section>
  );
}
