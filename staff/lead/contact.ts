/** How and when to reach the sender of a lead. */
import { greet, openCall } from "../../src/content/greeting.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { isObject } from "../../src/forms/objects.ts";
import { whenToCall } from "../../src/forms/reading/visitor-clock.ts";
import { decodeBody } from "../../src/forms/wire.ts";
import { promisedBy } from "../../src/record/office-time.ts";
import { percentEncode } from "../../src/record/percent.ts";
import { oneLine } from "../terminal/layout.ts";
import type { Lead } from "./stored-lead.ts";

/** The number to dial, `+919876543210`, without a trunk 0. */
export const dialReady = ({ call }: Pick<Lead, "call">): string => call.replace(/^tel:/, "");

/** The number to read, `+91 9876543210`. */
export const dialledPhone = (lead: Pick<Lead, "call" | "country_code">): string =>
  `${lead.country_code} ${dialReady(lead).slice(lead.country_code.length)}`;

/** The phone number as it was typed, if it has more than digits: an extension, a second number, "after 6 pm". */
export function phoneAsTyped(form: AnyForm | undefined, payload: unknown): string {
  const typed =
    form && isObject(payload) ? decodeBody(form, payload).values.phoneNumber : undefined;
  return typeof typed === "string" && /[\p{L}#/,;&|]|(?:\p{Nd}\P{Nd}*){16}/u.test(typed)
    ? oneLine(typed)
    : "";
}

const describe = ({ full_name: name, reference }: Lead) => ({ name: oneLine(name), reference });

/** A link that opens a chat with a first sentence in the visitor's language. */
export const chatLink = (lead: Lead): string =>
  `${lead.chat}?text=${percentEncode(greet(lead.language, describe(lead)))}`;

/** The sentence with which a caller begins, in the visitor's language. It names the reference, which the visitor can compare. */
export const callOpening = (lead: Lead): string => openCall(lead.language, describe(lead));

/** When a lead came, in milliseconds. An unreadable time counts as the oldest, so that the lead is late and not hidden. */
export const receivedTime = ({ received_at: receivedAt }: Pick<Lead, "received_at">): number =>
  Date.parse(receivedAt) || 0;

/** The end of the promised time, in milliseconds. */
export const promisedCall = (lead: Pick<Lead, "received_at">): number =>
  promisedBy(receivedTime(lead));

/**
 * "03:10 there (New York), call after 18:30 IST". Empty for a visitor in India's time without a
 * preferred time of the day.
 */
export const callAdvice = (
  { time_zone: timeZone, call_time: callTime }: Lead,
  now: number,
): string => whenToCall({ timeZone, callTime }, now) ?? "";
