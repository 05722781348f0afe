import * as v from "valibot";
import { choose } from "./required-message.ts";
import type { FieldBase, Desk, Kind } from "./kind.ts";
import { typedKind } from "./typed.ts";

/** A picker. What it admits and which endpoint takes it is the form's `upload` rule; its files travel beside the answers. */
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
