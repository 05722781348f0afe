/** The contact card of the firm, as a phone reads it. */
import { expect, it } from "vitest";
import { company, offices } from "../../src/content/company.ts";
import { contactCard } from "../../src/content/contact-card.ts";

const LOGO = "iVBORw0KGgo".repeat(40);
const card = contactCard("https://www.aipm.example", LOGO);
const unfolded = card.replaceAll("\r\n ", "").split("\r\n");

it("has name, every number that calls come from, addresses, site and logo", () => {
  expect([unfolded[0], unfolded.at(-2), unfolded.at(-1)]).toEqual(["BEGIN:VCARD", "END:VCARD", ""]);
  expect(unfolded).toContain(`FN:${company.name}`);
  for (const { href } of [company.phone, ...offices.map(({ phone }) => phone)])
    expect(unfolded).toContain(`TEL;TYPE=WORK,VOICE:${href.slice(4)}`);
  expect(unfolded).toContain(
    "ADR;TYPE=WORK:;;AIPM House\\, 4th Floor\\, 12 Barakhamba Road\\, Connaught Place;New Delhi;;110001;India",
  );
  expect(unfolded).toContain("URL:https://www.aipm.example");
  expect(unfolded).toContain(`PHOTO;ENCODING=b;TYPE=PNG:${LOGO}`);
});

it("has no line above 75 bytes", () => {
  const lengths = card.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBe(75);
});
