import { expect, test } from "vitest";
import { form as feedback } from "../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as buyer } from "../../../src/forms/definitions/buyer.form.ts";
import {
  cellPath,
  fieldName,
  fromTanStackPath,
  fromWirePath,
  parseFieldPath,
  toTanStackPath,
} from "../../../src/forms/field-path.ts";

test("parses the address of a field and of a cell", () => {
  expect(parseFieldPath("city")).toEqual({ name: "city" });
  expect(parseFieldPath(cellPath("visits", 12, "location"))).toEqual({ name: "visits", row: 12, cell: "location" });
  expect(fieldName("visits.0.location")).toBe("visits");
});

test.each([
  ["city", "city"],
  ["visits.0.location", "visits[0].location"],
  ["visits.19.location", "visits[19].location"],
])("converts %s to TanStack's %s and back", (path, name) => {
  expect(toTanStackPath(path)).toBe(name);
  expect(fromTanStackPath(name)).toBe(path);
});

test("finds the control of a path in the body", () => {
  expect(fromWirePath(buyer, "formData.personalDetails.city")).toBe("city");
  expect(fromWirePath(buyer, "formData.personalDetails.cityName")).toBeUndefined();
  expect(fromWirePath(feedback, "formData.visits.1.location")).toBe("visits.1.location");
});
