import * as v from "valibot";
import { dayInIndia, firstDayNotPast, isDay } from "../reading/dates.ts";
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

const isOnTheRightSide = ({ not }: DateField, day: string): boolean =>
  not === "past" ? day >= firstDayNotPast() : day <= dayInIndia(Date.now());

export const kind: Kind<DateField> = {
  ...typedKind,
  acceptsQueryParam: ({ begins }, day) => begins === "today" && day === dayInIndia(Date.now()),
  schema: (field, required) =>
    v.pipe(
      textSchema(field, required, {
        maxLength: 10,
        test: isDay,
        message: t("{label} must be a real date, like 2027-01-31", field),
      }) as v.GenericSchema<string>,
      v.check(
        (value) => !value || !isDay(value) || isOnTheRightSide(field, value),
        field.not === "past"
          ? t("{label} must be today or later", field)
          : t("{label} must be today or earlier", field),
      ),
    ),
};

export const desk: Desk<DateField> = { sample: ({ not }) => (not === "past" ? "2099-01-31" : "2026-01-31") };
