/** `npm run new:form NAME` writes a working form: definition, catalogue line, example payload and test row. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./commands.ts";

const name = process.argv[2] ?? "";
const type = name.toUpperCase().replaceAll("-", "_");
const words = name.replaceAll("-", " ");
const heading = words.charAt(0).toUpperCase() + words.slice(1);
const constant = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const DEFINITION = `src/forms/definitions/${name}.form.ts`;
const CATALOGUE = "src/forms/catalogue.ts";
const EXAMPLE = `tests/contracts/examples/${type}.json`;
const EXPECTED = "tests/contracts/expected.ts";

const definition = `import { defineForm } from "../define.ts";
import { longText } from "../fields.ts";
import { city, fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "${type}",
  pages: [
    {
      path: "/${name}",
      title: "${heading}",
      description: "Ask AIPM about ${words}. An adviser calls you back on the number you give.",
    },
  ],
  heading: "${heading}",
  intro: "Tell us who you are and what you need. One person reads it, and one person calls you back.",
  picture: "contact",
  next: [
    "We read what you wrote and choose the adviser who knows the subject.",
    "The adviser calls you on the number you gave.",
    "You get a clear answer or a clear next step, and no pressure.",
  ],
  minutes: 1,
  purpose: "call you back about your request",
  retention: 365,
  sections: [
    { legend: "About you", fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail, city } },
    { legend: "Your request", fields: { notes: longText({ label: "Message", hint: "A line or two is enough." }) } },
  ],
  payload: { top: ["fullName", "email", "countryCode", "phoneNumber"], formData: ["city", "notes"] },
  labels: { submit: "Send request", busy: "Submitting...", success: "Request submitted successfully!" },
  gate: "disabled",
  afterSuccess: "clear",
});
`;

const example = `{
  "formType": "${type}",
  "fullName": "Meera Kulkarni",
  "email": "meera.kulkarni@example.in",
  "countryCode": "+91",
  "phoneNumber": "98220 41876",
  "formData": {
    "city": "Pune",
    "notes": "Please call after six."
  }
}
`;

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** Inserts a line before the first match. @throws If nothing matches. */
function insertBefore(file: string, text: string, place: RegExp, line: string): string {
  const index = text.search(place);
  if (index < 0) throw new Error(`${file} has no place for this line. Add it by hand:\n${line}`);
  return `${text.slice(0, index)}${line}\n${text.slice(index)}`;
}

function withForm(text: string): string {
  const withImport = insertBefore(
    CATALOGUE,
    text,
    /^import \{ checkForm/m,
    `import { form as ${constant} } from "./definitions/${name}.form.ts";`,
  );
  return insertBefore(CATALOGUE, withImport, /^\] as const;/m, `  ${constant},`);
}

const fault = !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)
  ? "Name the form in small letters: npm run new:form site-visit"
  : [DEFINITION, EXAMPLE].some((file) => existsSync(path.join(ROOT, file)))
    ? `There is a form called ${name}: ${DEFINITION}, ${EXAMPLE}`
    : undefined;

if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  const row = `  ${type}: { required: [...top, ...data("city")], city: "formData.city" },`;
  const files = {
    [CATALOGUE]: withForm(read(CATALOGUE)),
    [EXPECTED]: insertBefore(EXPECTED, read(EXPECTED), /^\};$/m, row),
    [DEFINITION]: definition,
    [EXAMPLE]: example,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(ROOT, file), text);
  console.log(`Wrote ${DEFINITION} and ${EXAMPLE}, with a line in ${CATALOGUE} and in ${EXPECTED}.
Continue with step 1 of "Add a form" in CONTRIBUTING.md.`);
}
