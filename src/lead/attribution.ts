/** Where a visit came from. The first page of a visit knows; the form may be pages later. */
const KEY = "aipm:visit";
const UTM = ["source", "medium", "campaign", "term", "content"] as const;

export interface Visit {
  readonly referrer: string;
  readonly utm: Readonly<Record<string, string>>;
}

function ofThisPage(): Visit {
  const search = new URLSearchParams(location.search);
  const utm = UTM.flatMap((name) => {
    const value = search.get(`utm_${name}`);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return { referrer: document.referrer.slice(0, 500), utm: Object.fromEntries(utm) };
}

/** Remembers the first page of the visit; a link with campaign tags begins a new one. */
export function visit(): Visit {
  const here = ofThisPage();
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept && Object.keys(here.utm).length === 0) return JSON.parse(kept) as Visit;
    sessionStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Storage is forbidden: this page's own answer is the best there is.
  }
  return here;
}
