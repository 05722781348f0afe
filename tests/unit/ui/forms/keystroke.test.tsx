/** The work of one keystroke. */
import { Session } from "node:inspector/promises";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import * as validation from "../../../../src/forms/validate.ts";
import { control, show } from "./harness.tsx";

const type = (name: string, value: string): void =>
  void fireEvent.input(control(name), { target: { value } });

it("validates once for each letter, and compares no text as JSON", async () => {
  await show(contact);
  control("fullName").focus();
  const validate = vi.spyOn(validation, "validateSubmission");
  const stringify = vi.spyOn(JSON, "stringify");
  for (const text of ["A", "As", "Ash"]) type("fullName", text);
  expect(validate).toHaveBeenCalledTimes(3);
  expect(stringify).not.toHaveBeenCalled();
});

/** What draws the result, translates it, or is the way of one kind of field. */
const NOT_COUNTED =
  /\.tsx$|^i18n\/|^ui\/forms\/(?:controls|form-context)|^forms\/(?:kinds|reading)\//;

/** The counted source files with a function that runs during the action. */
async function filesVisited(action: () => void): Promise<readonly string[]> {
  const inspector = new Session();
  inspector.connect();
  await inspector.post("Profiler.enable");
  await inspector.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  await inspector.post("Profiler.takePreciseCoverage");
  action();
  const { result } = await inspector.post("Profiler.takePreciseCoverage");
  inspector.disconnect();
  return result
    .filter(
      ({ url, functions }) =>
        /\/src\//.test(url) && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => url.replace(/^.*\/src\//, ""))
    .filter((path) => !NOT_COUNTED.test(path));
}

it("visits at most 14 files on the way from a key to the draft and the validation", async () => {
  await show(contact);
  control("fullName").focus();
  type("fullName", "A");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  set!.call(control("fullName"), "As");
  // Not `fireEvent`, which draws at once.
  const files = await filesVisited(() =>
    control("fullName").dispatchEvent(new Event("input", { bubbles: true })),
  );
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(14);
});
