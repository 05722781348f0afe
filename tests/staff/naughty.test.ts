/** The Big List of Naughty Strings (MIT) through every text field of every form, to a CSV cell and back. */
import { expect, test } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { formatCell, type Field, type FormValues, type InputValue } from "../../src/forms/fields.ts";
import { initialValues, toPayload } from "../../src/forms/payload.ts";
import { isBlank } from "../../src/forms/reading/blank.ts";
import { validateSubmission } from "../../src/forms/validate.ts";
import { mapFieldPaths, valueAt } from "../../src/forms/wire.ts";
import { csvRow } from "../../staff/csv/csv.ts";
import { parseCsv } from "../support/parse-csv.ts";
import strings from "../unit/forms/samples/naughty-strings.json" with { type: "json" };

const isText = ({ kind }: Field): boolean => kind === "text" || kind === "longText";

const textValues = (form: AnyForm, typed: string): FormValues =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]): [string, InputValue][] => {
      if (isText(field)) return [[name, typed]];
      if (field.kind !== "group") return [];
      const cells = Object.entries(field.fields).map(([cell, cellField]) => [cell, isText(cellField) ? typed : ""]);
      return [[name, [{ id: "1", ...Object.fromEntries(cells) }]]];
    }),
  );

/** A cell has no control characters, and an apostrophe keeps it from being a formula. */
const comparable = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f']/g, "");

test.each(catalogue)("$type: keeps every naughty string in its text fields", (form) => {
  const paths = mapFieldPaths(form);
  for (const typed of strings) {
    const body = JSON.parse(
      JSON.stringify(toPayload(form, { ...initialValues(form), ...textValues(form, typed) })),
    ) as object;
    expect(() => validateSubmission(form, body)).not.toThrow();
    for (const [name, field] of Object.entries(form.fields)) {
      if (!isText(field) || !(name in paths)) continue;
      const value = valueAt(body, paths[name]!);
      if (field.when === undefined) expect(value).toBe(isBlank(typed) ? undefined : typed);
      const cell = formatCell(field.kind, value, field);
      const [[read, next] = []] = parseCsv(csvRow([cell, "next"]));
      expect(comparable(read ?? "")).toBe(comparable(cell));
      expect(next).toBe("next");
    }
  }
});
