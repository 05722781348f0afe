/** The contact card of the firm (vCard 3.0, which every phone reads), so that a visitor's phone shows who calls. */
import { company, offices } from "./company.ts";

/** vCard's own signs in a text. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, "\\$&");

/** A line has at most 75 bytes. The next one continues it after a space. The facts are in ASCII. */
const folded = (line: string): string => line.replace(/.{74}(?=.)/gu, "$&\r\n ");

/**
 * Returns the card with the numbers that calls come from.
 *
 * @param site The address of the site.
 * @param logo A PNG in base64.
 */
export function contactCard(site: string, logo: string): string {
  const numbers = new Set(
    [company.phone, ...offices.map(({ phone }) => phone)].map(({ href }) =>
      href.slice("tel:".length),
    ),
  );
  const addresses = offices.map(({ lines }) => {
    const [, city = "", pin = ""] = /^(.+) (\d{6})$/.exec(lines.at(-1)!) ?? [];
    return `ADR;TYPE=WORK:;;${escaped(lines.slice(0, -1).join(", "))};${escaped(city)};;${pin};India`;
  });
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(company.name)}`,
    `N:;${escaped(company.name)};;;`,
    `ORG:${escaped(company.name)}`,
    ...[...numbers].map((number) => `TEL;TYPE=WORK,VOICE:${number}`),
    `EMAIL;TYPE=WORK:${company.email.display}`,
    ...addresses,
    `URL:${site}`,
    `PHOTO;ENCODING=b;TYPE=PNG:${logo}`,
    "END:VCARD",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
