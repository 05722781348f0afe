import { dayInIndia, isDay } from "../reading/dates.ts";
import type { RequirableField, Desk, Kind } from "./kind.ts";
import { textSchema, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** A calendar day, YYYY-MM-DD, judged by the day in India. */
export interface DateField extends RequirableField {
  readonly kind: "date";
  readonly not: "past" | "future";
  /** Starts with today's date. */
  readonly begins?: "today";
}

export const kind: Kind<DateField> = {
  ...typedKind,
  acceptsQueryParam: ({ begins }, day) => begins === "today" && day === dayInIndia(Date.now()),
  schema: (field, required) =>
    textSchema(field, required, {
      // A day with words or a time gets the message of the test.
      maxLength: 100,
      test: isDay,
      message: t("{label} must be a real date, like 2027-01-31", field),
    }),
  errorInContext(field, value, { now, grace }) {
    const day = String(value ?? "").trim();
    if (field.not === "past") {
      return day && day < dayInIndia(now - grace)
        ? t("{label} must be today or later", field)
        : undefined;
    }
    return day > dayInIndia(now) ? t("{label} must be today or earlier", field) : undefined;
  },
};

export const desk: Desk<DateField> = {
  isNumeric: true,
  sample: ({ not }) => (not === "past" ? "2099-01-31" : "2026-01-31"),
};
