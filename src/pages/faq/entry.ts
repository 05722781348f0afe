/** A question and its answer, for all who list some. */
import type { NavLink } from "../../content/navigation.ts";

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
  /** A page with more details. */
  readonly link?: NavLink;
  /** The home page asks it too. */
  readonly home?: true;
  /** It quotes a figure of `fees.ts`, which is an example until the business has confirmed it. */
  readonly addsExampleFee?: true;
}

export interface FaqGroup {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  /** Where the subject has its page. */
  readonly page: { readonly label: string; readonly href: string };
  readonly items: readonly FaqItem[];
}

export const ask = (question: string, answer: string, link?: NavLink): FaqItem => ({
  question,
  answer,
  ...(link && { link }),
});
export const askOnHomePage = (question: string, answer: string): FaqItem => ({
  question,
  answer,
  home: true,
});
export const askFee = (question: string, answer: string): FaqItem => ({
  question,
  answer,
  addsExampleFee: true,
});
