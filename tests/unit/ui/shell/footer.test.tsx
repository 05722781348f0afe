import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { registrationLines } from "../../../../src/content/registrations.ts";
import { Footer } from "../../../../src/ui/shell/footer.tsx";

it("has a line for each registration that the law requires", () => {
  expect(Object.keys(registrationLines)).toEqual([
    "RERA agent registration",
    "CIN",
    "GSTIN",
    "Grievance officer",
  ]);
});

it("shows a registration once it is filled in, and no empty one", () => {
  render(<Footer path="/" registrations={{ CIN: "U70200DL2025PTC000000", GSTIN: "" }} />);
  expect(screen.getByText("CIN:").nextElementSibling?.textContent).toBe("U70200DL2025PTC000000");
  expect(screen.queryByText("GSTIN:")).toBeNull();
});
