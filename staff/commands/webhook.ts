import { randomUUID } from "node:crypto";
import { bodyOf } from "../../worker/notify/delivered.ts";
import { NotHeard, request } from "../../worker/notify/request.ts";
import { signedHeaders } from "../../worker/notify/signed.ts";
import { CommandFailure, failureText, usage } from "../failure.ts";
import { webhookEnv } from "../settings.ts";
import type { Command, Context } from "./command.ts";

/** Nobody's lead. */
const EXAMPLE = {
  reference: "AIPM-00000-00000",
  formType: "CONTACT_US",
  city: "Pune",
  language: "en",
  flags: "",
  fullName: "Example, please delete",
  countryCode: "+91",
  phone: "9876543210",
  email: "example@aipm.example",
  payload: JSON.stringify({ formType: "CONTACT_US", formData: { city: "Pune", notes: "An example." } }),
} as const;

async function run({ given, place, now, say }: Context): Promise<void> {
  if (!given.test) throw usage("Write: npm run leads -- webhook --test");
  const { url, secret, details } = webhookEnv(place);
  const id = randomUUID();
  const body = bodyOf({ ...EXAMPLE, id, receivedAt: new Date(now).toISOString() }, details === "full");
  const headers = await signedHeaders(secret, { id, timestamp: Math.floor(now / 1000), body });
  try {
    await request(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
  } catch (error) {
    const why = error instanceof NotHeard ? `It ${error.message}.` : `It did not answer: ${failureText(error)}`;
    throw new CommandFailure(`The example did not arrive. ${why}`);
  }
  say(`The example arrived as ${EXAMPLE.reference}, under the id ${id}. Delete it on the other side.`);
}

/** `leads webhook --test`: sends a signed example as the edge would, and says what came back. Exit codes: 0; 1 where it did not arrive; 2. */
export const webhook: Command = {
  name: "webhook",
  about: "sends an example to the program that leads are sent to",
  options: { test: { type: "boolean", about: "sends one signed example, which is nobody's lead" } },
  examples: [["webhook --test --remote", "by the address and the secret in .dev.vars.production or the environment"]],
  run,
};
