import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { noticeStatements, retryNotices } from "../../worker/notify/announce.ts";
import { bodyFor } from "../../worker/notify/body.ts";
import { messageOf, quietMessageOf } from "../../worker/notify/message.ts";
import { insertLead } from "./forms-support.ts";
import { announced, CHAT, chatAlone, makeDue, notices, programAlone, receivers, store } from "./notify-support.ts";

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

describe("a new lead", () => {
  it("tells what time it is where the visitor is", () => {
    vi.useFakeTimers({ now: Date.parse("2026-07-14T07:10:00Z") });
    const { text } = messageOf([{ ...asha, timeZone: "America/New_York", callTime: null }], false);
    expect(text).toContain("03:10 there (New York); call after 18:30 IST");
  });

  it("is announced by e-mail where there is a mailbox and no webhook", async () => {
    const send = vi.fn(async () => ({ messageId: "1" }));
    const NOTIFY_EMAIL = { send } as unknown as SendEmail;
    const [email, to] = ["site@aipm.example", "desk@aipm.example"];
    const world = { DB: env.DB, NOTIFY_EMAIL, NOTIFY_EMAIL_FROM: email, NOTIFY_EMAIL_TO: to };
    await store("a", world as never);
    await announced("a", world);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      from: { name: "AIPM site", email },
      to,
      subject: "New lead: AIPM-a, Contact us",
      text: "New lead: AIPM-a · Contact us · Pune",
    });
  });
});

describe("a family of forms with a webhook of its own", () => {
  const family = "https://chat.example/hook/nri";
  const world = { ...chatAlone, NOTIFY_WEBHOOK_URL_NRI: family };

  it("is announced there, and does not keep the others waiting where that fails", async () => {
    let status = 500;
    const sent = receivers((url) => (url === family ? status : 200));
    await store("a", world);
    await store("n", world, { form_type: "NRI_SUPPORT" });
    expect(await retryNotices(world)).toBe(1);
    expect(await notices()).toMatchObject([
      { lead_id: "a", sent_at: expect.any(String) },
      { lead_id: "n", sent_at: null },
    ]);
    status = 200;
    await makeDue();
    expect(await retryNotices(world)).toBe(1);
    expect(sent.map(({ url }) => url).toSorted()).toEqual([CHAT, family, family].toSorted());
    expect(sent.at(-1)?.text).toContain("AIPM-n");
  });

  it("leaves nothing waiting for leads that nobody is to be told of", async () => {
    const sent = receivers(200);
    const without = { DB: env.DB, NOTIFY_WEBHOOK_URL_NRI: family };
    await store("a", without);
    expect(await retryNotices(without)).toBe(0);
    expect(sent).toEqual([]);
    expect(await notices()).toMatchObject([{ sent_at: expect.any(String) }]);
  });
});

describe("a channel that fails", () => {
  it("is tried again by the scheduled job, which tells of all that wait in one message", async () => {
    const sent = receivers(500, 500, 200);
    for (const id of ["a", "b"]) {
      await store(id);
      await announced(id);
    }
    expect(await retryNotices(chatAlone), "not due yet").toBe(0);
    await makeDue();
    expect(await retryNotices(chatAlone)).toBe(2);
    expect(sent.at(-1)?.text.split("\n")).toEqual([
      "2 new leads",
      "AIPM-a · Contact us · Pune",
      "AIPM-b · Contact us · Pune",
    ]);
    expect(sent).toHaveLength(3);
  });

  it("waits longer each time, and is given up in the end", async () => {
    const sent = receivers(500);
    await store("a");
    const waits: number[] = [];
    for (let i = 0; i < 52; i++) {
      await makeDue();
      await retryNotices(chatAlone);
      const due = await env.DB.prepare("SELECT due_at FROM outbox").first<string>("due_at");
      waits.push(Math.round((Date.parse(due!) - Date.now()) / 60_000));
    }
    // Each may be a tenth longer, by chance.
    for (const [i, minutes] of [10, 20, 40, 44, 44].entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(minutes);
      expect(waits[i]).toBeLessThanOrEqual(minutes * 1.1 + 1);
    }
    expect(sent).toHaveLength(50);
  });

  it("is tried again for the others, however many notices were given up", async () => {
    for (let n = 0; n < 50; n++) await store(`given up ${n}`);
    await env.DB.exec("UPDATE outbox SET tries = 50, due_at = '2026-01-01T00:00:00.000Z'");
    const sent = receivers(200);
    await store("a");
    expect(await retryNotices(chatAlone)).toBe(1);
    expect(sent.map(({ text }) => text)).toEqual(["New lead: AIPM-a · Contact us · Pune"]);
  });
});

describe("what a channel has refused for an hour", () => {
  const FAMILY = "https://chat.example/hook/contact";
  const world = { ...chatAlone, NOTIFY_WEBHOOK_URL_CONTACT: FAMILY };

  /** Webhooks that refuse, and what the others were sent. */
  function without(...refusing: readonly string[]): () => string[] {
    const sent = receivers((url) => (refusing.includes(url) ? 404 : 200));
    return () => sent.filter(({ url }) => !refusing.includes(url)).map(({ text }) => text);
  }
  async function tries(n: number, of: Parameters<typeof retryNotices>[0] = world): Promise<void> {
    for (let i = 0; i < n; i += 1) {
      await makeDue();
      await retryNotices(of);
    }
  }

  it("is said once by another that takes it, with the reason", async () => {
    const heard = without(FAMILY);
    for (const id of ["a", "b"]) await store(id, world);
    await tries(3);
    expect(heard()).toEqual([]);
    await tries(3);
    expect(heard()).toEqual([
      "2 leads could not be told of for an hour: NOTIFY_WEBHOOK_URL_CONTACT answered 404. See npm run leads -- doctor --remote",
    ]);
  });

  it("is said of the other program too", async () => {
    const both = { ...chatAlone, ...programAlone };
    const heard = without(both.LEAD_WEBHOOK_URL);
    await store("a", both);
    await tries(5, both);
    expect(heard().map((text) => text.split(" · ")[0])).toEqual([
      "New lead: AIPM-a",
      "1 lead could not be told of for an hour: LEAD_WEBHOOK_URL answered 404. See npm run leads -- doctor --remote",
    ]);
  });
});

describe("the body of a message", () => {
  const text = "New lead: AIPM-1 · Pune\n+91 9876543210";
  const discord = { content: text, allowed_mentions: { parse: [] } };
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.2",
    body: text.split("\n").map((line) => ({ type: "TextBlock", text: line, wrap: true })),
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  const card = { type: "message", attachments: [{ contentType, contentUrl: null, content }] };
  const telegram = { chat_id: "-100123", text, link_preview_options: { is_disabled: true } };

  it.each([
    ["https://hooks.slack.com/services/T0/B0/x", { text }],
    ["https://notdiscord.com/api/webhooks/1/x", { text }],
    ["https://discord.com/api/webhooks/1/x", discord],
    ["https://discordapp.com/api/webhooks/1/x", discord],
    ["https://api.telegram.org/bot1:x/sendMessage?chat_id=-100123", telegram],
    ["https://prod-01.centralindia.logic.azure.com/workflows/x/triggers/manual/paths/invoke?sig=s", card],
    ["https://default1.1.environment.api.powerplatform.com/powerautomate/x?sig=s", card],
    ["https://aipm.webhook.office.com/webhookb2/x", card],
  ])("is that of its program: %s", (url, body) => {
    expect(bodyFor(url, text)).toEqual(body);
  });

  it.each([
    ["https://discord.com/api/webhooks/1/x", "content", 2000],
    ["https://api.telegram.org/bot1:x/sendMessage?chat_id=1", "text", 4096],
  ])("has whole lines, and says that there are more: %s", (url, key, most) => {
    const long = Array.from({ length: 100 }, (_, i) => `AIPM-${i} ${"x".repeat(80)}`);
    const said = String((bodyFor(url, long.join("\n")) as Record<string, unknown>)[key]);
    expect(said.length).toBeLessThanOrEqual(most);
    const lines = said.split("\n");
    expect(lines.at(-1)).toBe("… and more: npm run leads -- list --unread --remote");
    expect(long.slice(0, lines.length - 1)).toEqual(lines.slice(0, -1));
  });
});

describe("many leads at once", () => {
  const many = async (n: number, world: typeof chatAlone | typeof programAlone = chatAlone): Promise<void> => {
    const ids = Array.from({ length: n }, (_, i) => `lead ${String(i).padStart(4, "0")}`);
    const rows = ids.map((id, i) => insertLead(id, { form_type: i < 10 ? "BUYER_FORM" : "CONTACT_US" }));
    await env.DB.batch([...rows, ...noticeStatements(world, ...ids)]);
  };

  it("are told of in one run, in one message with their numbers", async () => {
    const sent = receivers(200);
    await many(300);
    expect(await retryNotices(chatAlone)).toBe(300);
    const told = ["300 new leads", "290 · Contact us", "10 · Property Buyer Form"];
    const how = "Who they are: npm run leads -- list --unread --remote";
    expect(sent.map(({ text }) => text.split("\n"))).toEqual([[...told, how]]);
    expect(await retryNotices(chatAlone)).toBe(0);
  });

  it("are named one by one up to twenty; of more within a minute the job tells, and nobody is rung", async () => {
    const sent = receivers(200);
    await many(20);
    expect(await retryNotices(chatAlone)).toBe(20);
    expect(sent[0]!.text.split("\n")).toHaveLength(21);
    await env.DB.exec("UPDATE leads SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");
    await store("another", chatAlone, { received_at: new Date().toISOString() });
    await announced("another");
    expect(sent).toHaveLength(1);
    expect(await retryNotices(chatAlone)).toBe(1);
  });

  it("go to a program in one run, the oldest first", async () => {
    const sent = receivers(200);
    await many(300, programAlone);
    // The last to come in was the first to be written.
    await env.DB.batch([
      env.DB.prepare("UPDATE leads SET received_at = '2026-11-20T00:00:00.000Z' WHERE id > 'lead 0289'"),
      env.DB.prepare("UPDATE outbox SET due_at = '2026-11-20T00:00:00.000Z' WHERE lead_id > 'lead 0289'"),
    ]);
    expect(await retryNotices(programAlone)).toBe(300);
    const took = sent.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
    expect(new Set(took).size).toBe(300);
    expect(took.slice(0, 10).toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `lead 0${290 + i}`));
  });
});

it("leads that look like a program's ring nobody, by whatever mark: the job counts them in one sentence, and hides no other", async () => {
  const both = { ...chatAlone, ...programAlone };
  const all = receivers(200);
  const marks = ["honeypot,too_fast,no_browser", "flood", "too_fast", "cross_site,honeypot", "no_browser,odd_phone"];
  for (const flags of marks) {
    await store(flags, both, { flags });
    await announced(flags, both);
  }
  expect(all).toEqual([]);
  await store("a", both, { flags: "odd_amount,cross_site,spooled" });
  await announced("a", both);
  expect(all.map(({ url, text }) => [url, text]).toSorted()).toEqual([
    [CHAT, "New lead: AIPM-a · Contact us · Pune · marked odd_amount, cross_site, spooled"],
    [programAlone.LEAD_WEBHOOK_URL, undefined],
  ]);
  expect(await retryNotices(both)).toBe(marks.length);
  await makeDue();
  expect(await retryNotices(both)).toBe(0);
  expect(all.slice(2).map(({ text }) => text)).toEqual([
    "5 leads look like a program's: npm run leads -- list --marked --remote",
  ]);
});

describe("a message", () => {
  it("names nobody unless it is configured to", () => {
    const { subject, text } = messageOf([asha], false);
    for (const personal of ["Asha", "9876543210", "asha@example.com"]) expect(subject + text).not.toContain(personal);
    expect(messageOf([asha], true).text).toBe(
      [
        "New lead: AIPM-AAAAA-00001 · Contact us · Pune · Asha Rao · +91 9876543210 · asha@example.com",
        "tel:+919876543210",
        "https://wa.me/919876543210?text=Hello%20Asha%20Rao%2C%20this%20is%20AIPM%20about%20your%20enquiry%20%22Contact%20us%22%20%28AIPM-AAAAA-00001%29.",
      ].join("\n"),
    );
  });

  it("cannot be made to call a channel, forge a link or start a line", () => {
    const city = "<!channel> @everyone <http://evil.example|Pune>\n*New lead*\u202e";
    const { text } = messageOf([{ ...asha, city, flags: "honeypot,too_fast" }], false);
    expect(text).toBe(
      "New lead: AIPM-AAAAA-00001 · Contact us · !channel everyone http://evil.example Pune New lead · marked honeypot, too_fast",
    );
    const forged = messageOf([{ ...asha, fullName: "a&text=b\n#<x>" }], true).text.split("\n");
    expect(forged).toHaveLength(3);
    expect(new URL(forged[2]!).searchParams.getAll("text")).toHaveLength(1);
    expect(quietMessageOf(1).subject).toBe("1 lead looks like a program's");
    // Of a form that is gone.
    expect(messageOf([{ ...asha, formType: "OLD_FORM", city: null }], false).text).toBe(
      "New lead: AIPM-AAAAA-00001 · OLD_FORM",
    );
  });
});
