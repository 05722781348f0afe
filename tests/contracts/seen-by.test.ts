/** The notice next to each button says who sees an enquiry. To fix: quote `seenBy` of src/content/seen-by.ts. */
import { expect, it } from "vitest";
import { seenBy } from "../../src/content/seen-by.ts";
import { seenBy as seenByHi } from "../../src/content/seen-by.hi.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { buildNotice, seenBy as readersOf } from "../../src/forms/notice.ts";
import { inEnglish } from "../../src/i18n/t.ts";
import { messages } from "../../src/i18n/messages.hi.ts";

it("quotes the same sentence in each language", () => {
  const shared = catalogue.filter((form) => !form.seenBy);
  expect(shared.length).toBeGreaterThan(15);
  for (const form of shared) {
    expect(readersOf(form, inEnglish)).toBe(seenBy);
    expect(buildNotice(form, inEnglish).flat().join(" ")).toContain(seenBy);
  }
  expect(messages[seenBy]).toBe(seenByHi);
});
