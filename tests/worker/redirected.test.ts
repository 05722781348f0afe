/** A message counts as heard where its receiver answered 2xx to the POST itself. */
import { beforeEach, expect, it, vi } from "vitest";
import { contact, outcomes, post, run, type Stores } from "./forms-support.ts";
import { CHAT, makeDue, notices, PROGRAM, SECRET } from "./notify-support.ts";

const FAMILY = "https://chat.example/contact";
const APPS_SCRIPT = "https://script.google.com/macros/s/abc/exec";

interface Heard {
  readonly url: string;
  readonly method: string;
  readonly bytes: number;
}

/** Answers each address as told, and follows redirects as `fetch` does by default: 301, 302 and 303 turn a POST into a GET without body. */
function receivers(answers: Readonly<Record<string, () => Response>>): Heard[] {
  const heard: Heard[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    let [url, method, body] = [String(input), init.method ?? "GET", String(init.body ?? "")];
    for (let hops = 0; hops < 20; hops += 1) {
      heard.push({ url, method, bytes: body.length });
      const answer = answers[url]?.() ?? new Response("<html>Log in</html>");
      const location = answer.headers.get("location");
      if (init.redirect === "manual" || !location) return answer;
      url = new URL(location, url).href;
      if (answer.status < 307) [method, body] = ["GET", ""];
    }
    throw new TypeError("too many redirects");
  });
  return heard;
}

const redirect = (status: number, location: string) => () => new Response(null, { status, headers: { location } });

const told = async (): Promise<boolean> => (await notices())[0]!.sent_at !== null;

// At night: by day the job may also send the morning's message to the chat.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-03-01T20:00:00Z") }));

it.each<[number, string, string, Stores]>([
  [301, "LEAD_WEBHOOK_URL", PROGRAM, { LEAD_WEBHOOK_URL: PROGRAM, LEAD_WEBHOOK_SECRET: SECRET }],
  [302, "NOTIFY_WEBHOOK_URL", CHAT, { NOTIFY_WEBHOOK_URL: CHAT }],
  [303, "NOTIFY_WEBHOOK_URL_CONTACT", FAMILY, { NOTIFY_WEBHOOK_URL_CONTACT: FAMILY } as Stores],
])(
  "a %i of %s, which would lose the body, is a failure, and so is the job's try",
  async (status, setting, url, stores) => {
    const heard = receivers({ [url]: redirect(status, "/final") });
    expect((await post(contact, { stores })).status).toBe(200);
    expect(await told()).toBe(false);
    await makeDue();
    await run(stores);
    expect(await told()).toBe(false);
    expect((await notices())[0]!.failure).toBe(
      `${setting} answered ${status}, a redirect: set the address that it leads to`,
    );
    expect(heard.map(({ url: to, method }) => `${method} ${to}`)).toEqual([`POST ${url}`, `POST ${url}`]);
  },
);

it.each([307, 308])("a %i is followed with the body", async (status) => {
  const heard = receivers({ [CHAT]: redirect(status, "/final") });
  await post(contact, { stores: { NOTIFY_WEBHOOK_URL: CHAT } });
  const { bytes } = heard[0]!;
  expect(heard.slice(1)).toEqual([{ url: new URL("/final", CHAT).href, method: "POST", bytes }]);
  expect(await notices()).toMatchObject([{ sent_at: expect.any(String), failure: null }]);
});

it.each([
  ["leads out of https", redirect(307, "http://program.example/hook"), 1],
  ["leads nowhere", () => new Response(null, { status: 308 }), 1],
  ["leads to no address", redirect(307, "https://"), 1],
  ["leads in a circle", redirect(307, PROGRAM), 4],
  ["304", () => new Response(null, { status: 304 }), 1],
])("a redirect that %s is a failure", async (_, answer, calls) => {
  const heard = receivers({ [PROGRAM]: answer });
  await post(contact, { stores: { LEAD_WEBHOOK_URL: PROGRAM, LEAD_WEBHOOK_SECRET: SECRET } });
  expect([heard.length, await told()]).toEqual([calls, false]);
});

it.each([
  [
    "runs, and answers by its own redirect",
    "https://script.googleusercontent.com/macros/echo?user_content_key=x",
    true,
  ],
  ["asks for a login", "https://accounts.google.com/ServiceLogin?continue=x", false],
  ["is spoofed", "https://script.googleusercontent.com.evil.example/macros/echo", false],
])("an Apps Script that %s", async (_, location, heard) => {
  const calls = receivers({ [APPS_SCRIPT]: redirect(302, location) });
  await post(contact, { stores: { LEAD_WEBHOOK_URL: APPS_SCRIPT, LEAD_WEBHOOK_SECRET: SECRET } });
  expect(calls).toHaveLength(1);
  expect(await told()).toBe(heard);
});

it.each([
  ["redirected", redirect(302, "https://monitor.example/login"), "failed"],
  ["refused", () => new Response(null, { status: 404 }), "failed"],
  ["heard", () => new Response("OK"), "ok"],
])("a ping that is %s says so in its row", async (_, answer, outcome) => {
  const PING_URL = "https://ping.example/x";
  receivers({ [PING_URL]: answer });
  await run({ PING_URL });
  expect(await outcomes()).toEqual(expect.arrayContaining([`ping ${outcome}`, "scheduled ok"]));
});
