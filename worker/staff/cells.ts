export { cellOf } from "../../src/forms/fields.ts";
