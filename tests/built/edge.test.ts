/** The shipped worker in the real runtime. It treats anything as input, and logs none of it. */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isBuilt } from "../../scripts/built.ts";
import { builtModules, startWorker } from "../support/built-worker.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { anyBody, hostile, spoiled } from "../support/arbitrary-body.ts";

if (!isBuilt()) throw new Error("dist is missing, or older than what it is made of: npm run build");

/** A marker placed everywhere in the requests. The log must not contain it. */
const MARK = "Asha9876543210";
const AT_ONCE = 8;

let worker: Awaited<ReturnType<typeof startWorker>>;
const lines: string[] = [];
beforeAll(async () => {
  worker = await startWorker(builtModules(), { onLog: ({ message }) => void lines.push(message) });
});
afterAll(() => worker.site.dispose());

interface Sent {
  readonly body: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let sent = 0;
/** Each request has its own address, so that no rate limit applies. */
async function send({ body, path = "/forms", headers = {} }: Sent): Promise<number> {
  sent += 1;
  const answer = await fetch(new URL(path, worker.url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "cf-connecting-ip": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...headers,
    },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** How often each status came. */
async function countStatuses(all: readonly Sent[]): Promise<Record<number, number>> {
  const tally: Record<number, number> = {};
  const waiting = [...all];
  const caller = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await send(next);
      tally[status] = (tally[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return tally;
}

/** Bodies of every form, each with a hostile value somewhere. */
function hostileBodies(n: number): Sent[] {
  const form = fc.constantFrom(...catalogue);
  const hostileBody = form.chain((chosen) => fc.tuple(anyBody(chosen), hostile(), fc.nat()));
  return fc.sample(hostileBody, { numRuns: n, seed: 38 }).map(([body, bad, place]) => {
    const bodies = spoiled(body, bad);
    return { body: JSON.stringify(bodies[place % bodies.length]) };
  });
}

const answers = (n: number) => async (): Promise<void> => {
  const { 200: stored = 0, 400: refused = 0, ...others } = await countStatuses(hostileBodies(n));
  expect(others).toEqual({});
  expect(stored + refused).toBe(n);
};
it("answers 200 or 400 to 200 hostile bodies", answers(200));
it("answers 200 or 400 to 5,500 hostile bodies", { tags: ["all"] }, answers(5500));

it("logs one line per request without any input", async () => {
  lines.length = 0;
  const marked = catalogue.flatMap((form) => {
    const [body] = fc.sample(anyBody(form), { numRuns: 1, seed: 38 });
    return [MARK, { [MARK]: MARK }, [MARK]]
      .flatMap((bad) => spoiled(body, bad))
      .map((spoiledBody) => JSON.stringify(spoiledBody));
  });
  const fields = `formType=CONTACT_US&fullName=${MARK}&phoneNumber=${MARK}&${MARK}=${MARK}`;
  const all: Sent[] = [
    ...fc.sample(fc.constantFrom(...marked), { numRuns: 200, seed: 38 }).map((body) => ({ body })),
    ...["{", "[", `{"${MARK}`, `"${MARK}"`, MARK, "", `{"formType":"${MARK}"}`].map((body) => ({ body })),
    {
      body: fields,
      headers: { "content-type": "application/x-www-form-urlencoded", referer: `https://x/${MARK}?${MARK}` },
    },
    { body: MARK, headers: { "content-type": `text/${MARK}` } },
    {
      body: "{}",
      headers: { "idempotency-key": MARK, "user-agent": MARK, origin: `https://${MARK}.example`, referer: MARK },
    },
    { body: "{}", path: `/forms?name=${MARK}` },
    { body: "{}", path: `/forms/${MARK}` },
    { body: `[{"originalFilename":"${MARK}"}]`, path: `/guest/uploads/presign/bulk?formType=${MARK}` },
    {
      body: `[{"originalFilename":"${MARK}.pdf","contentType":"application/pdf","fileSize":9}]`,
      path: "/guest/uploads/presign/bulk",
    },
    { body: `--${MARK}`, path: "/s3/upload", headers: { "content-type": `multipart/form-data; boundary=${MARK}` } },
  ];
  await countStatuses(all);
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toHaveLength(all.length);
  const names = new Set(entries.flatMap((line) => Object.keys(line)));
  expect([...names].toSorted()).toEqual(["code", "form", "ms", "outcome", "path", "ray", "reason", "status"]);
  expect(lines.filter((line) => line.includes(MARK) || line.includes("9876543210"))).toEqual([]);
});
