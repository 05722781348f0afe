/** Bodies as other programs send them: other charsets, packed, numbers where a text is wished, an id in quotation marks. */
import { describe, expect, it } from "vitest";
import { contact, fetched, leads, post } from "./forms-support.ts";

const LATIN: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, "–": 0x96 };
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => LATIN[letter] ?? letter.codePointAt(0)!);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (one) => one.charCodeAt(0)).buffer);
const packed = async (text: string, format: "gzip" | "deflate"): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream(format))).arrayBuffer(),
  );

const send = async (body: Uint8Array | string, headers: Record<string, string>, path = "/forms") => {
  const response = await fetched(path, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
};

const NAME = "José Ñuñez";
const json = JSON.stringify({ ...contact, fullName: NAME });

describe("a body of JSON", () => {
  it.each([
    ["latin-1", latin1(json), "application/json; charset=iso-8859-1"],
    ["latin-1 by another name", latin1(json), 'application/json;CHARSET="Latin1"; odd=1'],
    ["windows-1252", latin1(json.replace(NAME, `${NAME} – d’Souza`)), "application/json; charset=windows-1252"],
    ["UTF-16", utf16(json), "application/json; charset=utf-16"],
    ["UTF-8 with its mark", utf8(`\ufeff${json}`), "application/json"],
  ])("is read as what it says it is: %s", async (_, body, type) => {
    expect(await send(body, { "content-type": type })).toMatchObject({ status: 200 });
    expect((await leads())[0]!.full_name).toMatch(/^José Ñuñez( – d’Souza)?$/);
  });

  it.each([
    ["no UTF-8, and of no stated charset", latin1(json), "application/json", "invalid_text"],
    ["no UTF-8, though it says so", latin1(json), "application/json; charset=utf-8", "invalid_text"],
    ["cut in the middle of a letter", utf8(json).slice(0, json.indexOf("Jos") + 4), "application/json", "invalid_text"],
    ["of a charset that is none", utf8(json), "application/json; charset=klingon", "unsupported_charset"],
  ])("is refused where it is %s", async (_, body, type, code) => {
    const { status, text } = await send(body, { "content-type": type });
    expect([status, JSON.parse(text)]).toMatchObject([400, { code, errors: [{ field: "body", code }] }]);
    expect(await leads()).toEqual([]);
  });

  it.each(["gzip", "deflate"] as const)("is refused where it is packed, and told why: %s", async (encoding) => {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    const { status, text } = await send(await packed(json, encoding), headers);
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: "unsupported_encoding" }]);
    const files = await send(await packed("[]", encoding), headers, "/guest/uploads/presign/bulk");
    expect([files.status, JSON.parse(files.text)]).toMatchObject([400, { code: "unsupported_encoding" }]);
    expect(await send(json, { ...headers, "content-encoding": "identity" })).toMatchObject({ status: 200 });
  });
});

describe("a form of a browser", () => {
  const form = (name: string): string =>
    `formType=CONTACT_US&fullName=${name}&phoneNumber=9876543210&city=Pune&notes=a%0D%0Ab+%2B+c%3Dd&website=`;
  const type = "application/x-www-form-urlencoded";
  it.each([
    ["Jos%E9+%D1u", `${type}; charset=windows-1252`, "José Ñu"],
    ["Jos%c3%a9", type, "José"],
    ["100%25+Asha+%zz", type, "100% Asha %zz"],
    ["Asha=Rao", type, "Asha=Rao"],
  ])("is read by its charset: %s", async (name, contentType, expected) => {
    expect(await send(form(name), { "content-type": contentType })).toMatchObject({ status: 200 });
    const [lead] = await leads();
    expect(lead!.full_name).toBe(expected);
    expect(JSON.parse(lead!.payload)).toMatchObject({ formData: { notes: "a\nb + c=d" } });
  });

  it("is refused where its bytes are no text", async () => {
    expect((await send(form("Jos%E9"), { "content-type": type })).status).toBe(400);
  });
});

describe("a telephone number as a number of JSON", () => {
  it.each([
    ["where the form has it", { phoneNumber: 9876543210 }],
    ["with its code as a number", { phoneNumber: 9876543210, countryCode: 91 }],
  ])("is one: %s", async (_, changes) => {
    expect((await post({ ...contact, ...changes })).status).toBe(200);
    expect((await leads())[0]).toMatchObject({ phone: "9876543210", country_code: "+91" });
  });

  it.each([{ phoneNumber: 123 }, { phoneNumber: 1e21 }, { phoneNumber: ["9876543210"] }, { fullName: 42 }])(
    "is still judged, and no name: %j",
    async (changes) => {
      expect((await post({ ...contact, ...changes })).status).toBe(400);
    },
  );
});

it("an Idempotency-Key is taken bare or in quotation marks, in small letters or capitals", async () => {
  const id = crypto.randomUUID();
  for (const key of [`"${id}"`, id, ` "${id.toUpperCase()}" `])
    expect((await post(contact, { headers: { "idempotency-key": key } })).body.data?.id).toBe(id);
  expect(await leads()).toHaveLength(1);
  for (const key of ["KG5LxwFBepaKHyUD", '""'])
    expect((await post(contact, { headers: { "idempotency-key": key } })).status).toBe(400);
});
