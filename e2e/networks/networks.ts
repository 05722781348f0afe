/** Ten bad networks: their treatment of requests, and the visitor's steps to the receipt. */
import type { Page } from "@playwright/test";
import type { Exchange, Meeting, Plays } from "../support/proxy.ts";

/** Steps between the press of the button and the receipt. */
export type Way =
  /** The receipt appears, with retries if needed. */
  | { readonly kind: "receipt" }
  /** The form reports this error and keeps the lead, which arrives once the network works. */
  | { readonly kind: "waits"; readonly error: RegExp }
  /** The browser shows a bot challenge in place of the receipt. */
  | { readonly kind: "challenged" }
  /** The form reports a rejected file. The lead arrives after the visitor removes it. */
  | { readonly kind: "withoutFile" }
  /** The browser ends the tab. The draft is restored when the form is opened again. */
  | { readonly kind: "restored" }
  /** The browser shows another page. Its Back button restores the answers. */
  | { readonly kind: "replaced"; readonly by: RegExp | "browser error" };

export interface Network {
  readonly name: string;
  readonly plays?: Plays;
  /** Default: "receipt". */
  readonly withScript?: Way;
  readonly withoutScript?: Way;
  readonly withFile?: Way;
  /** True if leads without files are not affected. */
  readonly isOfFiles?: boolean;
}

const waits = (error: RegExp): Way => ({ kind: "waits", error });
const replaced = (by: RegExp | "browser error"): Way => ({ kind: "replaced", by });

/** Treats leads and files like this until the network is repaired, and passes everything else. */
const onSending =
  (plays: Plays): Plays =>
  (exchange, meeting) =>
    meeting.hasBegun && !meeting.isHealed && exchange.isSending ? plays(exchange, meeting) : exchange.pass();

const CHALLENGE = "<!doctype html><title>Just a moment...</title><h1>Verifying you are human</h1>";
/** Like Cloudflare, it posts the form again after the visitor passed. */
const challengeOnce: Plays = (exchange: Exchange, meeting: Meeting) => {
  if (exchange.isToBucket || exchange.passes || meeting.before("sent") > 0) return exchange.pass();
  return exchange.challenge(CHALLENGE, { "cf-mitigated": "challenge" });
};

const LOGIN = "<!doctype html><h1>Welcome to the free wifi, please log in</h1>";

export const networks: readonly Network[] = [
  {
    name: "the bucket cannot be resolved",
    isOfFiles: true,
    plays: (exchange) => (exchange.isToBucket ? exchange.drop() : exchange.pass()),
  },
  {
    name: "a bot challenge appears once",
    plays: onSending(challengeOnce),
    withoutScript: { kind: "challenged" },
  },
  {
    name: "a captive portal answers with 200",
    plays: onSending((exchange) => exchange.answer(200, LOGIN)),
    withScript: waits(/Submission failed|[Uu]pload failed|Failed to upload/),
    withoutScript: replaced(/please log in/),
  },
  {
    name: "a proxy rejects files with 413",
    isOfFiles: true,
    plays: (exchange) =>
      exchange.isFile ? exchange.answer(413, "<h1>413 Request Entity Too Large</h1>") : exchange.pass(),
    withFile: { kind: "withoutFile" },
  },
  {
    name: "the site answers 502 for a while",
    plays: onSending((exchange) => exchange.answer(502, "<h1>502 Bad Gateway</h1>")),
    withScript: waits(/Server error occurred|Failed to upload/),
    withoutScript: replaced(/502 Bad Gateway/),
  },
  {
    name: "responses are cut after 1 KB",
    plays: (exchange, { hasBegun }) => exchange.pass(hasBegun && exchange.isSending ? { cutAt: 1024 } : {}),
  },
  {
    name: "Sec-Fetch-* and Origin are removed",
    plays: (exchange) => exchange.pass({ without: /^(?:sec-fetch-|origin$)/ }),
  },
  {
    name: "a blocker drops /forms",
    plays: onSending((exchange) => (exchange.path === "/forms" ? exchange.drop() : exchange.pass())),
    withScript: waits(/Unable to reach the server|Failed to upload/),
    withoutScript: replaced("browser error"),
  },
  {
    name: "the line has 64 kbit/s and two seconds of latency",
    plays: (exchange, { hasBegun }) => exchange.pass(hasBegun ? { slow: { delayMs: 2000, bytesASecond: 8000 } } : {}),
  },
  { name: "the browser ends the tab while a file is picked", isOfFiles: true, withScript: { kind: "restored" } },
];

/** Suppresses the events of a page that is being closed, as Android does for background tabs. */
export const muteClosing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const event of ["pagehide", "visibilitychange"])
      addEventListener(event, (emitted) => emitted.stopImmediatePropagation(), true);
  });
