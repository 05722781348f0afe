/** The judgement of a form, which is the edge's own, as a schema that any form library takes: https://standardschema.dev. */
import type { StandardSchemaV1 } from "@tanstack/react-form";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { errorsOf, problemsOf } from "./form-errors.ts";

/** @returns a schema with one issue for each control that needs a message, at the control's path: `["visits", "0", "location"]` */
export const schemaOf = (form: AnyForm): StandardSchemaV1<FormValues> => ({
  "~standard": {
    version: 1,
    vendor: "aipm",
    validate: (value) => {
      const errors = Object.entries(errorsOf(form, problemsOf(form, value as FormValues)));
      if (errors.length === 0) return { value: value as FormValues };
      return { issues: errors.map(([control, message]) => ({ message, path: control.split(".") })) };
    },
  },
});
