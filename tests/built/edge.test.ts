/** The shipped worker in the real runtime. It accepts any input, and logs none of it. */
import { once } from "node:events";
import { connect } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { isBuilt } from "../../scripts/build.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { anyBody, hostile, spoiled } from "../support/arbitrary-body.ts";
import { builtModules, type Post, postAll, startWorker } from "../support/built-worker.ts";

if (!isBuilt()) throw new Error("dist is missing, or older than what it is made of: npm run build");

/** A marker placed everywhere in the requests. The log must not contain it. */
const MARK = "Asha9876543210";

let worker: Awaited<ReturnType<typeof startWorker>>;
const lines: string[] = [];
beforeAll(async () => {
  worker = await startWorker(builtModules(), { onLog: ({ message }) => void lines.push(message) });
});
afterAll(() => worker.site.dispose());

/** Bodies of every form, each with a hostile value somewhere. */
function hostileBodies(n: number): { body: string }[] {
  const form = fc.constantFrom(...catalogue);
  const hostileBody = form.chain((chosen) => fc.tuple(anyBody(chosen), hostile(), fc.nat()));
  return fc.sample(hostileBody, { numRuns: n, seed: 38 }).map(([body, bad, place]) => {
    const bodies = spoiled(body, bad);
    return { body: JSON.stringify(bodies[place % bodies.length]) };
  });
}

const answers = (n: number) => async (): Promise<void> => {
  const counts: Record<number, number> = {};
  await postAll(worker.url, hostileBodies(n), async (answer) => {
    await answer.arrayBuffer();
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  });
  const { 200: stored = 0, 400: refused = 0, ...others } = counts;
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
  const all: Post[] = [
    ...fc.sample(fc.constantFrom(...marked), { numRuns: 200, seed: 38 }).map((body) => ({ body })),
    ...["{", "[", `{"${MARK}`, `"${MARK}"`, MARK, "", `{"formType":"${MARK}"}`].map((body) => ({
      body,
    })),
    {
      body: fields,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        referer: `https://x/${MARK}?${MARK}`,
      },
    },
    { body: MARK, headers: { "content-type": `text/${MARK}` } },
    {
      body: "{}",
      headers: {
        "idempotency-key": MARK,
        "user-agent": MARK,
        origin: `https://${MARK}.example`,
        referer: MARK,
      },
    },
    { body: "{}", path: `/forms?name=${MARK}` },
    { body: "{}", path: `/forms/${MARK}` },
    {
      body: `[{"originalFilename":"${MARK}"}]`,
      path: `/guest/uploads/presign/bulk?formType=${MARK}`,
    },
    {
      body: `[{"originalFilename":"${MARK}.pdf","contentType":"application/pdf","fileSize":9}]`,
      path: "/guest/uploads/presign/bulk",
    },
    {
      body: `{"kind":"crash","error":"${MARK}","place":"${MARK}","form":"${MARK}","${MARK}":"${MARK}"}`,
      path: "/report",
    },
    {
      body: `--${MARK}`,
      path: "/s3/upload",
      headers: { "content-type": `multipart/form-data; boundary=${MARK}` },
    },
  ];
  await postAll(worker.url, all, async (answer) => void (await answer.arrayBuffer()));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toHaveLength(all.length);
  const names = new Set(entries.flatMap((line) => Object.keys(line)));
  expect([...names].toSorted()).toEqual(
    "code error form ms native outcome path ray reason report status".split(" "),
  );
  expect(lines.filter((line) => line.includes(MARK) || line.includes("9876543210"))).toEqual([]);
});

/** Sends the head of a request and the beginning of its body, and closes the connection. */
async function leaveMidway(
  request: string,
  type: string,
  length: string,
  body: string,
): Promise<void> {
  const socket = connect(Number(worker.url.port), worker.url.hostname);
  await once(socket, "connect");
  socket.write(
    `${request} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}\r\n\r\n${body}`,
  );
  // Without the pause, workerd may never start the request.
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
}

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';

it.each([
  ["a lead", "POST /forms", "application/json", '{"formType":"CONTACT_US"'],
  [
    "a form without script",
    "POST /forms",
    "application/x-www-form-urlencoded",
    "formType=CONTACT_US",
  ],
  [
    "files to sign",
    "POST /guest/uploads/presign/bulk",
    "application/json",
    '[{"originalFilename":',
  ],
  ["an upload", "POST /s3/upload", "multipart/form-data; boundary=x", PART],
  ["an upload through our host", "PUT", "application/pdf", "%PDF-1.7"],
])(
  "logs 499 when a client leaves in the middle of %s, and stores nothing",
  async (_, start, type, body) => {
    const announced = JSON.stringify([
      { originalFilename: "a.pdf", contentType: "application/pdf", fileSize: 1000 },
    ]);
    const headers = { "content-type": "application/json" };
    const url = new URL("/guest/uploads/presign/bulk", worker.url);
    const answer = await fetch(url, { method: "POST", headers, body: announced });
    const { data } = (await answer.json()) as { data: { uploadUrls: { relayUrl: string }[] } };
    const { pathname, search } = new URL(data.uploadUrls[0]!.relayUrl);
    const request = start === "PUT" ? `PUT ${pathname}${search}` : start;
    for (const length of ["content-length: 1000", "transfer-encoding: chunked"]) {
      lines.length = 0;
      const chunk = length.startsWith("t") ? `${body.length.toString(16)}\r\n${body}\r\n` : body;
      await leaveMidway(request, type, length, chunk);
      await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
      expect(JSON.parse(lines[0]!)).toMatchObject({ status: 499, code: "client_gone" });
    }
    const bucket = await worker.site.getR2Bucket("FILES");
    expect((await bucket.list()).objects).toEqual([]);
  },
);
