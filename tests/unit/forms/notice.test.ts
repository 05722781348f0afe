/** The notice next to the button follows from the form's definition. */
import { expect, it } from "vitest";
import { catalogue } from "../../../src/forms/catalogue.ts";
import { defineForm } from "../../../src/forms/define.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { text } from "../../../src/forms/fields.ts";
import { buildNotice, noticeVersion } from "../../../src/forms/notice.ts";

const { fields: _fields, ...definition } = contact;
const changed = (changes: object) => defineForm({ ...definition, ...changes });

it("names answers, purpose, readers, retention and the visitor's rights", () => {
  const [agreed, ...terms] = buildNotice(contact);
  expect(agreed).toContain("to call you back about your message and keep them for 1 year.");
  expect(Object.fromEntries(terms)).toEqual({
    "What we keep": expect.stringMatching(
      /^Full name · Phone number · Email address · City · Message\b.*\. Also /,
    ),
    "Who sees it": expect.stringContaining("Our advisers, and partners we have verified"),
    "How long": expect.stringMatching(
      /^1 year from the day you send it, or less if you ask\. Then we erase it\./,
    ),
    "Your rights": expect.stringMatching(
      /withdraw, or complain to us, then to the Data Protection Board/,
    ),
  });
});

it("writes whole years as years, and other spans in days", () => {
  expect(buildNotice(changed({ retention: 730 }))[0]).toContain("for 2 years.");
  expect(buildNotice(changed({ retention: 90 }))[0]).toContain("for 90 days.");
});

it.each<[string, object]>([
  [
    "a field more",
    {
      sections: [
        ...definition.sections,
        { legend: "More", fields: { age: text({ label: "Age" }) } },
      ],
    },
  ],
  ["another purpose", { purpose: "sell you something" }],
  ["another time", { retention: 3650 }],
  ["other readers", { seenBy: "Everybody." }],
])("changes the version for %s", (_, changes) => {
  expect(noticeVersion(changed(changes))).not.toBe(noticeVersion(contact));
});

it("keeps the version when the words stay the same", () => {
  expect(noticeVersion(changed({ minutes: 9 }))).toBe(noticeVersion(contact));
  expect(noticeVersion(contact)).toMatch(/^[\da-f]{8}$/);
});

it("mentions files only in forms with files", () => {
  for (const form of catalogue)
    expect(buildNotice(form).join().includes("with its files"), form.type).toBe(
      Boolean(form.upload),
    );
});
