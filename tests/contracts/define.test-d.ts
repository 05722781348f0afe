/** What TypeScript infers of a form's body. Checked by `tsc`; nothing here runs. */
import { expectTypeOf } from "vitest";
import type { form as buyer } from "../../src/forms/buyer.form.ts";
import type { form as contact } from "../../src/forms/contact.form.ts";
import { defineForm, type PayloadOf } from "../../src/forms/define.ts";
import type { form as highValue } from "../../src/forms/high-value-asset.form.ts";

expectTypeOf<PayloadOf<typeof contact>>().toEqualTypeOf<{
  readonly formType: "CONTACT_US";
  readonly fullName: string;
  readonly email?: string;
  readonly countryCode: "+91";
  readonly phoneNumber: string;
  readonly formData: { readonly city: string; readonly notes?: string };
}>();

expectTypeOf<PayloadOf<typeof buyer>>().toEqualTypeOf<{
  readonly formType: "BUYER_FORM";
  readonly formData: {
    readonly personalDetails: {
      readonly fullName: string;
      readonly phoneNumber: string;
      readonly email?: string;
      readonly city: string;
    };
    readonly propertyRequirements: {
      readonly buyFor?: "flat" | "plot";
      readonly type?: "Flat" | "Villa" | "Penthouse" | "Studio" | "Plot" | "Agricultural" | "Commercial";
      readonly size: number;
      readonly sizeType?: "BHK" | "Sqft";
      readonly purpose?: "Self Use" | "Investment";
      readonly timeline?: "Immediately" | "1-3 Months" | "3-6 Months" | "6+ Months";
    };
    readonly budgetDetails: {
      readonly minBudget: number;
      readonly maxBudget: number;
      readonly loanAssistance: boolean;
    };
  };
}>();

expectTypeOf<PayloadOf<typeof highValue>>().toEqualTypeOf<{
  readonly formType: "HIGH_VALUE_ASSET";
  readonly fullName: string;
  readonly email?: string;
  readonly countryCode: "+91";
  readonly phoneNumber: string;
  readonly formData: {
    readonly locationOfProperty: string;
    readonly propertyType: "Residential" | "Villa" | "Apartment" | "Resort" | "Commercial" | "Plot" | "Other";
    readonly estimatedValue: number;
    readonly isVacant?: "Yes" | "No";
    readonly ownershipType?: "Freehold" | "Leasehold" | "Co-operative" | "Other";
    readonly willingTo?: "Sell" | "Lease" | "Both";
    readonly notes?: string;
  };
}>();

declare const definition: typeof contact;

// @ts-expect-error A name in `payload` that is no field does not compile.
defineForm({ ...definition, payload: { top: ["fullNam"], formData: ["city"] } });
// @ts-expect-error Nor inside a group of the form's answers.
defineForm({ ...definition, payload: { top: ["fullName"], formData: [{ where: ["town"] }] } });
