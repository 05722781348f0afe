/** Bodies of other programs: content types, charsets, compression, numbers instead of texts, quoted ids. */
import { describe, expect, it } from "vitest";
import { contact, leads, post, postByBrowser } from "./forms-support.ts";
import { sign } from "./uploads-support.ts";

const LATIN: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, "–": 0x96 };
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => LATIN[letter] ?? letter.codePointAt(0)!);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).buffer);
const packed = async (text: string, format: "gzip" | "deflate"): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([text]).stream().pipeThrough(new CompressionStream(format)),
    ).arrayBuffer(),
  );

const NAME = "José Ñuñez";
const json = JSON.stringify({ ...contact, fullName: NAME });

describe("JSON body", () => {
  it.each([
    "",
    "application/json",
    "application/vnd.api+json",
    "text/plain;charset=UTF-8",
    "application/json; charset=utf-8",
    "application/json; charset='utf-8'",
    'application/json;CHARSET="UTF8"; odd=1',
    "application/json; charset=us-ascii",
    "application/json; charset=UTF_8",
    "application/json; charset=ascii",
    "application/json, application/json",
    "text/plain;charset=UTF-8, application/json",
  ])("is read as UTF-8 with the content type %s", async (type) => {
    for (const body of [utf8(json), utf8(`\ufeff${json}`)]) {
      expect((await post(body, { headers: { "content-type": type } })).status).toBe(200);
    }
    expect((await leads())[0]!.full_name).toBe(NAME);
  });

  it.each([
    ["not UTF-8", latin1(json), "application/json", "invalid_text"],
    [
      "not UTF-8, though it says so",
      latin1(json),
      "application/json; charset=utf-8",
      "invalid_text",
    ],
    [
      "cut in the middle of a letter",
      utf8(json).slice(0, json.indexOf("Jos") + 4),
      "application/json",
      "invalid_text",
    ],
    ["latin-1", latin1(json), "application/json; charset=iso-8859-1", "unsupported_charset"],
    ["UTF-16", utf16(json), "application/json; charset=utf-16", "unsupported_charset"],
    [
      "of an unknown charset",
      utf8(json),
      "application/json; charset=klingon",
      "unsupported_charset",
    ],
    ["sent as a page", utf8(json), "text/html", "unsupported_type"],
    ["sent as multipart", utf8(json), "multipart/form-data; boundary=x", "unsupported_type"],
  ])("is rejected when it is %s", async (_, body, type, code) => {
    const answer = await post(body, { headers: { "content-type": type } });
    const message =
      code === "unsupported_type"
        ? "Send the form as JSON (application/json)"
        : "Send the form in UTF-8";
    const error = { field: "body", code, message };
    expect(answer).toMatchObject({ status: 400, body: { code, errors: [error] } });
    expect(await leads()).toEqual([]);
  });

  it.each(["gzip", "deflate"] as const)(
    "is rejected with a reason when it is compressed: %s",
    async (encoding) => {
      const headers = { "content-encoding": encoding };
      const refused = { status: 400, body: { code: "unsupported_encoding" } };
      expect(await post(await packed(json, encoding), { headers })).toMatchObject(refused);
      const signed = await sign(await packed("[]", encoding), { headers });
      expect({ status: signed.status, body: await signed.json() }).toMatchObject(refused);
      expect((await post(json, { headers: { "content-encoding": "identity" } })).status).toBe(200);
    },
  );
});

describe("body of a browser form", () => {
  const form = (name: string): string =>
    `formType=CONTACT_US&fullName=${name}&phoneNumber=9876543210&city=Pune&notes=a%0D%0Ab+%2B+c%3Dd`;
  it.each([
    ["Jos%c3%a9", "José"],
    ["100%25+Asha+%zz", "100% Asha %zz"],
    ["Asha=Rao", "Asha=Rao"],
    ["Asha+%EF%BF%BD", "Asha \ufffd"],
  ])("is read as UTF-8: %s", async (name, expected) => {
    expect((await postByBrowser(form(name))).status).toBe(200);
    const [lead] = await leads();
    expect(lead!.full_name).toBe(expected);
    expect(JSON.parse(lead!.payload)).toMatchObject({ formData: { notes: "a\nb + c=d" } });
  });

  it("is rejected when its bytes are not UTF-8", async () => {
    expect((await postByBrowser(form("Jos%E9"))).status).toBe(400);
  });
});

it("accepts a phone number and its code as JSON numbers, but no other number", async () => {
  for (const changes of [{ countryCode: 91 }, {}])
    expect((await post({ ...contact, phoneNumber: 9876543210, ...changes })).status).toBe(200);
  const dialled = { phone: "9876543210", country_code: "+91" };
  expect(await leads()).toMatchObject([dialled, dialled]);
  for (const bad of [
    { phoneNumber: 123 },
    { phoneNumber: 1e21 },
    { phoneNumber: ["9876543210"] },
    { fullName: 42 },
  ])
    expect((await post({ ...contact, ...bad })).status, JSON.stringify(bad)).toBe(400);
});

it("accepts an Idempotency-Key with or without quotation marks, in any case", async () => {
  const id = crypto.randomUUID();
  for (const key of [`"${id}"`, id, ` "${id.toUpperCase()}" `])
    expect((await post(contact, { headers: { "idempotency-key": key } })).body.data?.id).toBe(id);
  expect(await leads()).toHaveLength(1);
  for (const key of ["KG5LxwFBepaKHyUD", '""'])
    expect((await post(contact, { headers: { "idempotency-key": key } })).status).toBe(400);
});

it("stores tab and line feed as the only control characters", async () => {
  const notes = "a\u001b]0;title\u0007b\u009b31mc\u0000\bd\u007f\te\r\nf\rg\u2028h";
  const sent = {
    ...contact,
    fullName: "Asha\u001b[2J Rao",
    formData: { ...contact.formData, notes },
    "ex\u001btra": 1,
  };
  const first = await post(sent);
  expect(first.status).toBe(200);
  expect((await post({ ...sent, submissionId: first.body.data!.id })).body).toEqual(first.body);
  const [lead] = await leads();
  expect(lead!.full_name).toBe("Asha [2J Rao");
  expect(JSON.parse(lead!.payload)).toMatchObject({
    extra: 1,
    fullName: "Asha[2J Rao",
    formData: { notes: "a]0;titleb31mcd\te\nf\ng\u2028h" },
  });
});
