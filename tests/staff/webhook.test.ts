/** Whether the other side takes leads is known before the first one. */
import { createServer } from "node:http";
import { once } from "node:events";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { signedHeaders } from "../../worker/notify/signed.ts";
import { database, deskOver } from "./support.ts";

const SECRET = `whsec_${btoa("a secret of twenty-four by")}`;

interface Got {
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A program that answers with this status, and what it got. */
async function program(status: number, headers: Record<string, string> = {}) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += String(part)));
    request.on("end", () => {
      got.push({ method: request.method, headers: request.headers, body });
      response.writeHead(request.url === "/hook" ? status : 200, headers).end("<html>Log in</html>");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address!.port : ""}/hook`, got };
}

const test = async (url: string, secret = SECRET) => {
  vi.stubEnv("LEAD_WEBHOOK_URL", url);
  vi.stubEnv("LEAD_WEBHOOK_SECRET", secret);
  return deskOver(database())("webhook", "--test");
};

afterEach(() => vi.unstubAllEnvs());

it("sends a signed example, and says that it arrived", async () => {
  const { url, got } = await program(200);
  const { code, out } = await test(url);
  expect([code, out]).toEqual([0, expect.stringContaining("The example arrived as AIPM-00000-00000")]);
  const [{ headers, body }] = got as [Got];
  const id = String(headers["webhook-id"]);
  const timestamp = Number(headers["webhook-timestamp"]);
  expect(headers).toMatchObject(await signedHeaders(SECRET, { id, timestamp, body }));
  expect(JSON.parse(body)).toMatchObject({ type: "lead.created", data: { id, reference: "AIPM-00000-00000" } });
});

it.each([
  [302, { location: "/login" }, "It answered 302, a redirect: set the address that it leads to."],
  [401, {}, "It answered 401."],
])("says what came back instead: %i", async (status, headers, said) => {
  const { url, got } = await program(status, headers as Record<string, string>);
  const { code, err } = await test(url);
  expect([code, err]).toEqual([1, `The example did not arrive. ${said}`]);
  expect(got.map(({ method }) => method)).toEqual(["POST"]);
});

it("says what is missing", async () => {
  const { code, err } = await test("", "hunter2");
  expect([code, err]).toEqual([2, expect.stringContaining("LEAD_WEBHOOK_URL")]);
});
