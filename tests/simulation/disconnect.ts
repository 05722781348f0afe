/** Clients that disconnect in the middle of a body. */
import { createFile, type Edge, JSON_HEADERS, NATIVE_HEADERS } from "./edge.ts";
import { violate } from "./laws.ts";

/** A form whose first half is a whole lead. */
const LONG_FORM =
  "formType=CONTACT_US&fullName=Half&countryCode=%2B91&phoneNumber=9876543210&city=Chennai&notes=".padEnd(300, "a");
/** A page gives up on a body that does not arrive. */
const STALLED = 20_000;

/** Sends half a body. Then the connection is reset, or stays open without a byte. */
const halfOf = (text: string, isReset: boolean): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
    pull(controller) {
      if (isReset) controller.error(Object.assign(new Error("Network connection lost."), { retryable: true }));
      return new Promise(() => {});
    },
  });

/** Clients disconnect in the middle of a body. Nothing of it is stored, and the next upload arrives. */
export async function disconnect(edge: Edge, isReset: boolean): Promise<void> {
  const address = "10.0.0.60";
  const lead = JSON.stringify({ formType: "CONTACT_US", fullName: "Half", phoneNumber: "9876543210" });
  const half = (path: string, text: string, headers: HeadersInit, size: number) =>
    Promise.race([edge.ask(path, { body: halfOf(text, isReset), headers }, address, size), edge.clock.sleep(STALLED)]);
  const upload = new FormData();
  upload.set("file", createFile(0));
  const multipart = new Response(upload);
  const type = { "content-type": multipart.headers.get("content-type")! };
  const text = await multipart.text();
  const answers = await Promise.all([
    half("/forms", lead, JSON_HEADERS, lead.length),
    half("/forms", LONG_FORM, NATIVE_HEADERS, LONG_FORM.length),
    half("/s3/upload", text, type, text.length),
    half("/s3/upload", text, type, text.length),
  ]);
  if (answers.some((answer) => answer?.status === 200)) violate("Half a body was accepted");
  if (edge.database.rows("SELECT 1 FROM leads WHERE full_name = 'Half'").length > 0)
    violate("A lead is stored of half a body");
  const { database, bucket, network } = edge.trouble;
  if (database + bucket + network > 0) return;
  const { status } = await edge.ask("/s3/upload", { body: upload }, address);
  if (status !== 200) violate(`After clients disconnected, an upload got ${status}`);
}
