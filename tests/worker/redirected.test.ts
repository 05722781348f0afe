/** A message is delivered if its receiver answered 2xx to the POST itself. */
import { expect, it, vi } from "vitest";
import { contact, outcomes, post, run } from "./forms-support.ts";
import { CHAT, makeDue, notices } from "./notify-support.ts";

const APPS_SCRIPT = "https://script.google.com/macros/s/abc/exec";

interface Heard {
  readonly url: string;
  readonly method: string;
  readonly bytes: number;
}

/** Follows redirects as `fetch` does by default: 301, 302 and 303 turn a POST into a GET without body. */
function receivers(answers: Readonly<Record<string, () => Response>>): Heard[] {
  const requests: Heard[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    let [url, method, body] = [String(input), init.method ?? "GET", String(init.body ?? "")];
    for (let hops = 0; hops < 20; hops += 1) {
      requests.push({ url, method, bytes: body.length });
      const answer = answers[url]?.() ?? new Response("<html>Log in</html>");
      const location = answer.headers.get("location");
      if (init.redirect === "manual" || !location) return answer;
      url = new URL(location, url).href;
      if (answer.status < 307) [method, body] = ["GET", ""];
    }
    throw new TypeError("too many redirects");
  });
  return requests;
}

const redirect = (status: number, location: string) => () => new Response(null, { status, headers: { location } });

const isSent = async (): Promise<boolean> => (await notices())[0]!.sent_at !== null;

const NOTIFY = { NOTIFY_WEBHOOK_URL: CHAT };

it.each([301, 302, 303, 304, 307, 308])(
  "counts a %i of the chat as a failure, in the request and in the job",
  async (status) => {
    const calls = receivers({ [CHAT]: redirect(status, "/final") });
    expect((await post(contact, { stores: NOTIFY })).status).toBe(200);
    expect(await isSent()).toBe(false);
    await makeDue();
    await run(NOTIFY);
    expect(await isSent()).toBe(false);
    expect((await notices())[0]!.failure).toBe(
      `NOTIFY_WEBHOOK_URL answered ${status}, a redirect: set the address that it leads to`,
    );
    expect(calls.map(({ url, method }) => `${method} ${url}`)).toEqual([`POST ${CHAT}`, `POST ${CHAT}`]);
  },
);

it.each([
  [
    "runs, and answers by its own redirect",
    "https://script.googleusercontent.com/macros/echo?user_content_key=x",
    true,
  ],
  ["asks for a login", "https://accounts.google.com/ServiceLogin?continue=x", false],
  ["is spoofed", "https://script.googleusercontent.com.evil.example/macros/echo", false],
  ["leads out of https", "http://script.googleusercontent.com/macros/echo", false],
  ["leads nowhere", "https://", false],
])("takes the result of an Apps Script that %s", async (_, location, isDelivered) => {
  const calls = receivers({ [APPS_SCRIPT]: redirect(302, location) });
  await post(contact, { stores: { NOTIFY_WEBHOOK_URL: APPS_SCRIPT } });
  expect(calls).toHaveLength(1);
  expect(await isSent()).toBe(isDelivered);
});

it.each([
  ["redirected", redirect(302, "https://monitor.example/login"), "failed"],
  ["refused", () => new Response(null, { status: 404 }), "failed"],
  ["answered", () => new Response("OK"), "ok"],
])("records a ping that is %s in its row", async (_, answer, outcome) => {
  const PING_URL = "https://ping.example/x";
  receivers({ [PING_URL]: answer });
  await run({ PING_URL });
  expect(await outcomes()).toEqual(expect.arrayContaining([`ping ${outcome}`, "scheduled ok"]));
});
