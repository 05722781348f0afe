/** Where a visit came from. Its first page stores that (wake.ts), since the form may be several pages later. */
import { attempt } from "./storage.ts";

const UTM = ["source", "medium", "campaign", "term", "content"] as const;

export interface Visit {
  readonly referrer: string;
  readonly utm: Readonly<Record<string, string>>;
}

/** The referrer, a space and the query. Where storage is forbidden, those of this page. */
const arrival = (): string =>
  attempt(() => sessionStorage.getItem("aipm:arrival")) ?? `${document.referrer} ${location.search}`;

/** @returns referrer and campaign tags of the visit's first page, cut to what the edge stores */
export function visit(): Visit {
  const [referrer = "", search] = arrival().split(" ");
  const tags = new URLSearchParams(search);
  const utm = UTM.flatMap((name) => {
    const value = tags.get(`utm_${name}`);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return { referrer: referrer.slice(0, 500), utm: Object.fromEntries(utm) };
}
