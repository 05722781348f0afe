import * as v from "valibot";
import { choose } from "./asking.ts";
import { plainCell } from "./cell.ts";
import { builder, type Common, type Desk, type Kind } from "./kind.ts";
import { typed } from "./typed.ts";

/** A picker. What it admits and which endpoint takes it is the form's `upload` rule; its files travel beside the answers. */
export interface FilesField extends Common {
  readonly kind: "files";
}

export const files = builder<FilesField>("files");

export const kind: Kind<FilesField> = {
  ...typed,
  ask: choose,
  read: () => undefined,
  toWire: () => undefined,
  schema: () => v.optional(v.never()),
};

export const desk: Desk<FilesField> = {
  cell: plainCell,
  sample: () => "",
};
