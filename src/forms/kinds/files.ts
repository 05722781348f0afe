import * as v from "valibot";
import { choose } from "./required-message.ts";
import type { FieldBase, Desk, Kind } from "./kind.ts";
import { typedKind } from "./typed.ts";

/**
 * A file picker. The form's `upload` sets the allowed types and the endpoint. The page uploads
 * files before the form, so they are not answers.
 */
export interface FilesField extends FieldBase {
  readonly kind: "files";
}

export const kind: Kind<FilesField> = {
  ...typedKind,
  requiredMessage: choose,
  readControls: () => undefined,
  toWire: () => undefined,
  schema: () => v.optional(v.never()),
};

export const desk: Desk<FilesField> = { sample: () => "" };
