/** The networks of the matrix: one row each, with what it does, and what its visitor goes through before the receipt. */
import type { Page } from "@playwright/test";
import type { Exchange, Meeting, Plays } from "../support/proxy.ts";

/** How a visitor comes to the receipt. */
export type Way =
  /** It is there, after a while at most. */
  | { readonly at: "receipt" }
  /** The page says this beside what waits, until when and another way; once the network is well it goes by itself, or at a press. */
  | { readonly at: "waits"; readonly says: RegExp }
  /** The page says that a person is wanted; a press leads to the check, and through it. */
  | { readonly at: "passes" }
  /** A file is not taken, and the page says so: without it the rest arrives. */
  | { readonly at: "withoutFile" }
  /** The browser ended the tab: what was typed stands in the form when it is opened again. */
  | { readonly at: "opensAgain" }
  /** What somebody else answers stands in the place of the page. Back, the answers stand there, and are sent once the network is well. */
  | { readonly at: "turnedAway"; readonly sees: RegExp | "the browser's own words" };

export interface Network {
  readonly name: string;
  readonly plays?: Plays;
  /** Done to the page before it is opened. */
  readonly prepares?: (page: Page) => Promise<unknown>;
  /** Where nothing is said: the receipt. */
  readonly scripted?: Way;
  readonly bare?: Way;
  /** Where a file goes along. */
  readonly withFile?: Way;
  /** It does nothing to a lead without. */
  readonly isOfFiles?: boolean;
}

export const RECEIPT: Way = { at: "receipt" };
const waits = (says: RegExp): Way => ({ at: "waits", says });
const turnedAway = (sees: RegExp | "the browser's own words"): Way => ({ at: "turnedAway", sees });
const UNREACHED = /Unable to reach the server|Failed to upload/;

/** What the network does to what the page sends once it stands, as long as nobody mends it. To the rest it does nothing. */
const whileSick =
  (does: Plays): Plays =>
  (exchange, meeting) =>
    meeting.hasBegun && !meeting.isHealed ? does(exchange, meeting) : exchange.pass();
const toWhatIsSent = (does: Plays): Plays =>
  whileSick((exchange, meeting) => (exchange.isSending ? does(exchange, meeting) : exchange.pass()));
/** To the first of it alone. */
const toTheFirst = (does: Plays): Plays =>
  toWhatIsSent((one, meeting) => (one.isToBucket || meeting.before("sent") > 0 ? one.pass() : does(one, meeting)));

const rewritten =
  (...changes: readonly (readonly [from: RegExp | string, to: string])[]): Plays =>
  (one) =>
    one.pass({ text: (html) => changes.reduce((all, [from, to]) => all.replace(from, to), html) });

const CHALLENGE = "<!doctype html><title>Just a moment...</title><h1>Verifying you are human</h1>";
/** As Cloudflare does it: once somebody has passed, what was posted is posted again, and the rest may pass too. */
const challenge = (one: Exchange, meeting: Meeting): Promise<void> => {
  if (!one.passes) return one.challenge(CHALLENGE, { "cf-mitigated": "challenge" });
  meeting.isHealed = true;
  return one.pass();
};

const BLOCK = "<!doctype html><h1>This website has been blocked</h1>";
const LOGIN = "<!doctype html><h1>Welcome to the free wifi, please log in</h1>";
const DAY_MS = 24 * 60 * 60 * 1000;

export const networks: readonly Network[] = [
  {
    name: "the bucket's host is not resolved",
    isOfFiles: true,
    plays: (one) => (one.isToBucket ? one.drop() : one.pass()),
  },
  {
    name: "the connection to the bucket is reset",
    isOfFiles: true,
    plays: (one) => (one.isToBucket ? one.breakOff(0.5) : one.pass()),
  },
  { name: "a challenge once", plays: toTheFirst(challenge), bare: { at: "passes" } },
  {
    name: "a challenge always",
    plays: toWhatIsSent((one, meeting) => (one.isToBucket ? one.pass() : challenge(one, meeting))),
    scripted: { at: "passes" },
    bare: { at: "passes" },
  },
  {
    name: "a captive portal answers 200",
    plays: toWhatIsSent((one) => one.answer(200, LOGIN)),
    scripted: waits(/Submission failed|[Uu]pload failed|Failed to upload/),
    bare: turnedAway(/please log in/),
  },
  {
    name: "a captive portal leads to another host",
    plays: whileSick((one) =>
      one.isElsewhere ? one.answer(200, LOGIN) : one.isSending ? one.leadElsewhere() : one.pass(),
    ),
    scripted: waits(UNREACHED),
    bare: turnedAway(/please log in/),
  },
  {
    name: "a proxy says 413 to files",
    isOfFiles: true,
    plays: (one) => (one.isFile ? one.answer(413, "<h1>413 Request Entity Too Large</h1>") : one.pass()),
    withFile: { at: "withoutFile" },
  },
  {
    name: "451",
    plays: toWhatIsSent((one) => one.answer(451, BLOCK)),
    scripted: waits(UNREACHED),
    bare: turnedAway(/has been blocked/),
  },
  {
    name: "502 for a minute",
    plays: toWhatIsSent((one) => one.answer(502, "<h1>502 Bad Gateway</h1>")),
    scripted: waits(/Server error occurred|Failed to upload/),
    bare: turnedAway(/502 Bad Gateway/),
  },
  {
    name: "answers are cut at 1 KB",
    plays: (one, { hasBegun }) => one.pass(hasBegun && one.isSending ? { cutAt: 1024 } : {}),
  },
  {
    name: "Sec-Fetch-* and Origin are stripped",
    plays: (one) => one.pass({ without: /^(?:sec-fetch-|origin$)/ }),
  },
  {
    name: "e-mail addresses are rewritten, and a script added",
    plays: rewritten(
      [/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection#5c"'],
      [/[\w.+-]+@[\w-]+\.[\w.]+(?=<)/g, '<span class="__cf_email__" data-cfemail="5c">[email&#160;protected]</span>'],
      ["</body>", '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/email-decode.min.js"></script></body>'],
    ),
  },
  {
    name: "a beacon is put before </body>",
    plays: rewritten([
      "</body>",
      '<script defer src="https://static.cloudflareinsights.invalid/beacon.min.js"></script></body>',
    ]),
  },
  {
    name: "a blocker swallows /forms",
    plays: toWhatIsSent((one) => (one.path === "/forms" ? one.drop() : one.pass())),
    scripted: waits(UNREACHED),
    bare: turnedAway("the browser's own words"),
  },
  {
    name: "each file is cut off at 90 % once",
    isOfFiles: true,
    plays: (one, meeting) => (one.isFile && meeting.before(one.path) === 0 ? one.breakOff(0.9) : one.pass()),
  },
  {
    name: "64 kbit/s, two seconds away",
    plays: (one, { hasBegun }) => one.pass(hasBegun ? { slow: { delayMs: 2000, bytesASecond: 8000 } } : {}),
  },
  {
    name: "no name is resolved any more",
    plays: whileSick((one) => one.drop()),
    scripted: waits(UNREACHED),
    bare: turnedAway("the browser's own words"),
  },
  {
    name: "navigator.onLine is false for ever",
    prepares: (page) =>
      page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false })),
    plays: toTheFirst((one) => one.answer(502, "<h1>502 Bad Gateway</h1>")),
    bare: turnedAway(/502 Bad Gateway/),
  },
  { name: "the clock is a day wrong", prepares: (page) => page.clock.setSystemTime(Date.now() - DAY_MS) },
  { name: "the tab is ended while a file is picked", isOfFiles: true, scripted: { at: "opensAgain" } },
];
