/** Notices to the team's chat: one row in `notices`, one text to one URL, delivered if that URL itself answers 2xx. */
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { noticeText } from "../../worker/notify/notice-text.ts";
import { noticeStatements } from "../../worker/notify/notices.ts";
import { sendDueNotices } from "../../worker/notify/notify.ts";
import { each } from "../support/spellings.ts";
import { contact, insertLead, post, run } from "./forms-support.ts";
import {
  CHAT,
  makeDue,
  notices,
  notified,
  receivers,
  redirect,
  store,
  withChat,
} from "./notify-support.ts";

const asha = {
  id: "a",
  reference: "AIPM-AAAAA-00001",
  formType: "CONTACT_US",
  city: "Pune",
  fullName: "Asha Rao",
  countryCode: "+91",
  phone: "9876543210",
  email: "asha@example.com",
  flags: "",
  language: "en",
  timeZone: null,
  callTime: null,
} as const;

describe("delivery", () => {
  it("adds no row when no chat is configured", async () => {
    const sent = receivers(200);
    await store("a", {}, { DB: env.DB });
    await notified("a", { DB: env.DB });
    expect([sent.length, await notices()]).toEqual([0, []]);
  });

  it("sends a notice once", async () => {
    const sent = receivers(200);
    await store("a");
    await notified("a");
    await notified("a");
    expect(await sendDueNotices(withChat, new Date())).toBe(0);
    expect(sent).toEqual([
      expect.objectContaining({ url: CHAT, text: "New lead: AIPM-a · Contact us · Pune" }),
    ]);
    expect(await notices()).toMatchObject([
      { lead_id: "a", tries: 1, sent_at: expect.any(String) },
    ]);
  });

  it.each([
    ["https://hooks.slack.com/services/T0/B0/x", "text"],
    ["https://chat.googleapis.com/v1/spaces/x/messages?key=y", "text"],
    ["https://notdiscord.com/api/webhooks/1/x", "text"],
    ["https://discord.com/api/webhooks/1/x", "content"],
    ["https://discordapp.com/api/webhooks/1/x", "content"],
  ])("names the text as the chat expects: %s", async (url, name) => {
    const sent = receivers(200);
    await store("a");
    await notified("a", { DB: env.DB, NOTIFY_WEBHOOK_URL: url });
    const more = name === "content" ? { allowed_mentions: { parse: [] } } : {};
    expect(sent[0]!.body).toEqual({ [name]: "New lead: AIPM-a · Contact us · Pune", ...more });
  });

  it("retries all due notices in one message of the job", async () => {
    const sent = receivers(500, 500, 200);
    for (const id of ["a", "b"]) {
      await store(id);
      await notified(id);
    }
    expect(await sendDueNotices(withChat, new Date()), "not due yet").toBe(0);
    await makeDue();
    expect(await sendDueNotices(withChat, new Date())).toBe(2);
    expect(sent.at(-1)?.text.split("\n")).toEqual([
      "2 new leads",
      "AIPM-a · Contact us · Pune",
      "AIPM-b · Contact us · Pune",
    ]);
    expect(sent).toHaveLength(3);
  });

  it("retries every ten minutes for a day, and then abandons a notice", async () => {
    const sent = receivers(500);
    await store("a", { received_at: "2026-11-21T00:00:00.000Z" });
    const begin = Date.parse("2026-11-21T00:00:00.000Z");
    for (let minutes = 0; minutes <= 25 * 60; minutes += 10) {
      await sendDueNotices(withChat, new Date(begin + minutes * 60_000));
    }
    expect(sent).toHaveLength(24 * 6);
    expect(await notices()).toMatchObject([{ failure: "NOTIFY_WEBHOOK_URL answered 500" }]);
  });

  it("delivers new notices next to any number of abandoned ones", async () => {
    for (let n = 0; n < 50; n++) await store(`abandoned ${n}`);
    await env.DB.exec("UPDATE notices SET tries = 144, due_at = '2026-01-01T00:00:00.000Z'");
    const sent = receivers(200);
    await store("a");
    expect(await sendDueNotices(withChat, new Date())).toBe(1);
    expect(sent.map(({ text }) => text)).toEqual(["New lead: AIPM-a · Contact us · Pune"]);
  });
});

describe("notices of many leads", () => {
  const many = async (n: number): Promise<void> => {
    const ids = Array.from({ length: n }, (_, i) => `lead ${String(i).padStart(4, "0")}`);
    const rows = ids.map((id, i) =>
      insertLead(id, { form_type: i < 10 ? "BUYER_FORM" : "CONTACT_US" }),
    );
    await env.DB.batch([...rows, ...ids.flatMap((id) => noticeStatements(withChat, id))]);
  };

  it("summarises the leads by form in one message", async () => {
    const sent = receivers(200);
    await many(300);
    expect(await sendDueNotices(withChat, new Date())).toBe(300);
    const summary = ["300 new leads", "290 · Contact us", "10 · Property Buyer Form"];
    const how = "Read them: npm run leads -- list --unread --remote";
    expect(sent.map(({ text }) => text.split("\n"))).toEqual([[...summary, how]]);
    expect(await sendDueNotices(withChat, new Date())).toBe(0);
  });

  it("leaves notices to the job when more than twenty come within a minute", async () => {
    const sent = receivers(200);
    await many(20);
    expect(await sendDueNotices(withChat, new Date())).toBe(20);
    await env.DB.exec("UPDATE leads SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");
    await store("another", { received_at: new Date().toISOString() });
    await notified("another");
    expect(sent).toHaveLength(1);
    expect(await sendDueNotices(withChat, new Date())).toBe(1);
  });

  it("announces a real lead at once next to many that look automated", async () => {
    const sent = receivers(200);
    const received_at = new Date().toISOString();
    for (let n = 0; n < 25; n += 1)
      await insertLead(`bot ${n}`, { flags: "no_browser", received_at }).run();
    await store("a", { received_at });
    await notified("a");
    expect(sent).toHaveLength(1);
  });

  it("names up to five leads in the 2,000 characters of Discord", () => {
    const long = {
      ...asha,
      fullName: "क".repeat(200),
      city: "ख".repeat(200),
      email: `${"a".repeat(240)}@example.com`,
    };
    const leads = (n: number) => Array.from({ length: n }, () => long);
    expect(noticeText(leads(5), false, new Date()).split("\n")).toHaveLength(6);
    expect(noticeText(leads(6), false, new Date()).split("\n")).toHaveLength(3);
    for (const n of [1, 2, 5, 20])
      expect(noticeText(leads(n), true, new Date()).length, `${n} leads`).toBeLessThanOrEqual(2000);
  });
});

describe("redirect of a receiver", () => {
  const isSent = async (): Promise<boolean> => (await notices())[0]!.sent_at !== null;

  it.each([301, 302, 303, 304, 307, 308])(
    "counts as a failure in the request and in the job: %i",
    async (status) => {
      const sent = receivers(redirect(status, "/final"));
      const stores = { NOTIFY_WEBHOOK_URL: CHAT };
      expect((await post(contact, { stores })).status).toBe(200);
      expect(await isSent()).toBe(false);
      await makeDue();
      await run(stores);
      expect(await isSent()).toBe(false);
      expect((await notices())[0]!.failure).toBe(
        `NOTIFY_WEBHOOK_URL answered ${status}, a redirect: set the address that it leads to`,
      );
      expect(sent.map(({ url, method }) => `${method} ${url}`)).toEqual([
        `POST ${CHAT}`,
        `POST ${CHAT}`,
      ]);
    },
  );

  it.each([
    [
      "runs, and answers by its own redirect",
      "https://script.googleusercontent.com/macros/echo?x=y",
      true,
    ],
    ["asks for a login", "https://accounts.google.com/ServiceLogin?continue=x", false],
    ["is spoofed", "https://script.googleusercontent.com.evil.example/macros/echo", false],
    ["leads out of https", "http://script.googleusercontent.com/macros/echo", false],
    ["leads nowhere", "https://", false],
  ])("counts as the result of an Apps Script that %s", async (_, location, isDelivered) => {
    const sent = receivers(redirect(302, location));
    await post(contact, {
      stores: { NOTIFY_WEBHOOK_URL: "https://script.google.com/macros/s/abc/exec" },
    });
    expect(sent).toHaveLength(1);
    expect(await isSent()).toBe(isDelivered);
  });
});

it("announces a lead with flags, and only counts those that look automated", async () => {
  const sent = receivers(200);
  const automated =
    "honeypot,too_fast | honeypot,odd_phone | no_browser | no_browser,odd_phone | spam | flood | odd_amount,cross_site";
  const doubtful = "honeypot | too_fast | odd_phone | odd_amount,spooled";
  for (const flags of [...each(automated), ...each(doubtful)]) {
    await store(flags, { reference: "AIPM-a", flags });
    await notified(flags);
  }
  expect(await sendDueNotices(withChat, new Date())).toBe(7);
  expect(sent.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^New lead: .* · marked honeypot$/),
    expect.stringMatching(/^New lead: .* · marked too_fast$/),
    expect.stringMatching(/^New lead: .* · marked odd_phone$/),
    "New lead: AIPM-a · Contact us · Pune · marked odd_amount, spooled",
    "7 leads look automated: npm run leads -- list --marked --remote",
  ]);
});

describe("a message", () => {
  it("contains personal data only when it is configured to", () => {
    const text = noticeText([asha], false, new Date());
    for (const personal of ["Asha", "9876543210", "asha@example.com"])
      expect(text).not.toContain(personal);
    expect(noticeText([asha], true, new Date())).toBe(
      [
        "New lead: AIPM-AAAAA-00001 · Contact us · Pune · Asha Rao · +91 9876543210 · asha@example.com",
        "tel:+919876543210",
        "https://wa.me/919876543210?text=Hello%20Asha%20Rao%2C%20this%20is%20AIPM%20about%20your%20enquiry%2C%20reference%20AIPM-AAAAA-00001.",
        "Begin with: Hello, this is … from AIPM. I'm calling about your enquiry, reference AIPM-AAAAA-00001.",
      ].join("\n"),
    );
  });

  it("greets a visitor in the language of the form", () => {
    const text = noticeText([{ ...asha, language: "hi" }], true, new Date());
    expect(text).toContain(encodeURIComponent("नमस्ते Asha Rao जी"));
    expect(text).toContain("Begin with: नमस्ते, मैं AIPM से … हूँ।");
  });

  it("shows the time in the visitor's time zone", () => {
    vi.useFakeTimers({ now: Date.parse("2026-07-14T07:10:00Z") });
    const text = noticeText([{ ...asha, timeZone: "America/New_York" }], false, new Date());
    expect(text).toContain("03:10 there (New York); call after 18:30 IST");
  });

  it("cannot mention a channel, forge a link or start a line", () => {
    const city = "<!channel> @everyone <http://evil.example|Pune>\n*New lead*\u202e";
    expect(noticeText([{ ...asha, city, flags: "odd_size" }], false, new Date())).toBe(
      "New lead: AIPM-AAAAA-00001 · Contact us · !channel everyone http evil example Pune New lead · marked odd_size",
    );
    const forged = noticeText([{ ...asha, fullName: "a&text=b\n#<x>" }], true, new Date()).split(
      "\n",
    );
    expect(forged).toHaveLength(4);
    expect(new URL(forged[2]!).searchParams.getAll("text")).toHaveLength(1);
    expect(noticeText([{ ...asha, formType: "OLD_FORM", city: null }], false, new Date())).toBe(
      "New lead: AIPM-AAAAA-00001 · OLD_FORM",
    );
  });

  it("cuts a long name between letters", () => {
    const text = noticeText([{ ...asha, fullName: `${"A".repeat(79)}😀😀` }], true, new Date());
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain(`${"A".repeat(79)}😀 · `);
  });

  it.each([
    "https://evil.example/pay",
    "www.evil.example",
    "evil。example",
    "Pay evil.example now",
  ])("makes no link of a name or a city: %s", (words) => {
    const text = noticeText([{ ...asha, fullName: words, city: words }], true, new Date());
    expect(decodeURIComponent(text)).not.toMatch(/evil[.。]|[/.]evil/);
  });

  it.each([
    "_asha_@example.com",
    "asha*1*@example.com",
    "~~asha~~@example.com",
    "a_b_@example.com",
    "a|b@example.com",
  ])("keeps every letter of an e-mail address that a chat would format: %s", (email) =>
    expect(noticeText([{ ...asha, email }], true, new Date())).toContain(`\`${email}\``),
  );
});
