import type { Content } from "./content.en.ts";
import { BankMark } from "../../ui/bank-mark.tsx";
import { Marquee } from "../../ui/marquee.tsx";

export function Banks({ content }: { readonly content: Content }) {
  const { headings, rowLabels, sampleBanks } = content;
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[1fr_3fr]">
      <h2 className="text-h3">{headings.banks.title}</h2>
      <Marquee label={rowLabels.banks}>
        {sampleBanks.map((name, i) => (
          <li key={name} className="flex items-center gap-3 px-8 text-stone">
            <BankMark mark={i + 1} />
            <span className="whitespace-nowrap font-600">{name}</span>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
