/** What came with a lead beside its answers. Whatever does not fit is left out: none of it may cost a lead. */

export interface Circumstances {
  readonly sourcePath: string | null;
  readonly referrer: string | null;
  readonly utm: Readonly<Record<"source" | "medium" | "campaign" | "term" | "content", string | null>>;
  readonly noticeVersion: string | null;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** One line of well-formed text, cut to its length. */
export function line(value: unknown, maxLength: number): string | null {
  if (typeof value !== "string") return null;
  // oxlint-disable-next-line no-control-regex
  const text = value.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
  return text === "" ? null : text.slice(0, maxLength).toWellFormed();
}

const metaOf = (body: Json): Json => (isObject(body.meta) ? body.meta : {});

export function circumstancesOf(body: Json): Circumstances {
  const meta = metaOf(body);
  const utm = isObject(meta.utm) ? meta.utm : {};
  return {
    sourcePath: line(meta.path, 200),
    referrer: line(meta.referrer, 500),
    utm: {
      source: line(utm.source, 200),
      medium: line(utm.medium, 200),
      campaign: line(utm.campaign, 200),
      term: line(utm.term, 200),
      content: line(utm.content, 200),
    },
    noticeVersion: line(meta.noticeVersion, 40),
  };
}

/** Faster than anybody reads and types. */
const HUMAN_MS = 2000;

/** Why a lead looks like a program's. It is stored all the same, and marked. */
export function suspicionsOf(body: Json): string[] {
  const { honeypot, elapsedMs } = metaOf(body);
  return [
    ...(typeof honeypot === "string" && honeypot !== "" ? ["honeypot"] : []),
    ...(typeof elapsedMs === "number" && elapsedMs < HUMAN_MS ? ["too_fast"] : []),
  ];
}
