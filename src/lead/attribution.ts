/** Where a visit came from. Its first page knows, and writes it down (wake.ts); the form may be pages later. */
import { attempt } from "./storage.ts";

const UTM = ["source", "medium", "campaign", "term", "content"] as const;

export interface Visit {
  readonly referrer: string;
  readonly utm: Readonly<Record<string, string>>;
}

/** Referrer, a space, query. Where storage is forbidden this page's own are the best there is. */
const arrival = (): string =>
  attempt(() => sessionStorage.getItem("aipm:arrival")) ?? `${document.referrer} ${location.search}`;

export function visit(): Visit {
  const [referrer = "", search] = arrival().split(" ");
  const tags = new URLSearchParams(search);
  const utm = UTM.flatMap((name) => {
    const value = tags.get(`utm_${name}`);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return { referrer: referrer.slice(0, 500), utm: Object.fromEntries(utm) };
}
