import { expect, it } from "vitest";
import { registrationLines, sayNumbers } from "../../src/content/registrations.ts";

it("says only the numbers of the firm that are filled in", () => {
  const filled = {
    ...registrationLines,
    CIN: "U70100DL2025PTC000000",
    "Grievance officer": "A. B.",
  };
  expect(sayNumbers(filled)).toBe("CIN: U70100DL2025PTC000000.");
});
