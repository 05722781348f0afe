/** Definitions that must not compile. `tsc` checks them, and nothing here runs. */
import { expectTypeOf } from "vitest";
import type { FormType } from "../../src/forms/catalogue.ts";
import { form as contact } from "../../src/forms/definitions/contact.form.ts";
import { text } from "../../src/forms/fields.ts";
import { defineForm } from "../../src/forms/define.ts";
import type { TextField } from "../../src/forms/kinds/text.ts";

expectTypeOf<"CONTACT_US">().toExtend<FormType>();
expectTypeOf<string>().not.toExtend<FormType>();
expectTypeOf(contact.type).toEqualTypeOf<"CONTACT_US">();
expectTypeOf(contact.fields.city).toExtend<TextField>();
// Literal types, because a translation must use the same words.
expectTypeOf(contact.fields.city.label).toEqualTypeOf<"City">();
expectTypeOf(contact.fields.city.kind).toEqualTypeOf<"text">();

const { fields: _fields, ...definition } = contact;

defineForm(definition);
// @ts-expect-error An unknown field in `payload` does not compile.
defineForm({ ...definition, payload: { top: ["fullNam"], formData: ["city"] } });
// @ts-expect-error Nor inside a group of the form's answers.
defineForm({ ...definition, payload: { top: ["fullName"], formData: [{ where: ["town"] }] } });
// @ts-expect-error Neither does an unknown city field.
defineForm({ ...definition, city: "town" });
// @ts-expect-error A field has only the options of its kind.
text({ label: "City", requred: "Enter your city" });
const { retention: _retention, ...forEver } = definition;
// @ts-expect-error Nor does a form that does not say how long its leads are kept.
defineForm(forEver);
