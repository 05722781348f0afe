import type { ReactNode } from "react";
import { t } from "../i18n/t.ts";
import { exampleLine } from "./example-figures.tsx";
import { RichText, type RichTextValue } from "./rich-text.tsx";
import { Unbroken } from "./unbroken.tsx";

export interface EssentialsProps {
  cost: string;
  /** The figure in the cost, which may be an example. */
  fee?: { readonly sample: boolean };
  time?: RichTextValue;
  /** In place of the time, where none is known: how soon the visitor has an answer. */
  answer?: string;
  /** What the visitor should have ready. */
  ready: string;
}

/** Cost, time and what to have ready, in a strip under the opening of a service. */
export function Essentials({ cost, fee, time, answer = "", ready }: EssentialsProps) {
  return (
    <div className="bg-sand">
      <dl className="wrap grid gap-x-12 gap-y-5 py-7 md:grid-cols-3">
        <Fact term={t("What it costs")}>
          <Unbroken text={cost} />
          {fee && <span className="block text-small text-stone">{exampleLine({ of: fee })}</span>}
        </Fact>
        <Fact term={time ? t("How long it takes") : t("How soon we answer")}>
          {typeof time === "object" ? <RichText text={time} /> : <Unbroken text={time ?? answer} />}
        </Fact>
        <Fact term={t("What to have ready")}>{ready}</Fact>
      </dl>
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-small font-600 text-brass">{term}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);
