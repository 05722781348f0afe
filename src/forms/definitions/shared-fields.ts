/** The fields that most forms share, with the same words everywhere. */
import { countryCode, email, phone, text } from "../fields.ts";

export const INDIA = "+91";
const COUNTRY_CODES = ["+91", "+1", "+44", "+971"] as const;

export const fullName = text({
  label: "Full name",
  required: "Enter your full name",
  of: "name",
  autocomplete: "name",
});

export const lockedCode = countryCode({ label: "Country code", options: [INDIA], locked: true });
export const openCode = countryCode({
  label: "Country code",
  options: COUNTRY_CODES,
  locked: false,
});

/** For a form with a field `countryCode`. */
export const phoneNumber = phone({
  label: "Phone number",
  required: "Enter your phone number",
  hint: "We will call you back on this number.",
  code: "countryCode",
});

/** For a form without a country code. */
export const indianPhoneNumber = phone({
  label: "Phone number",
  required: "Enter your phone number",
  hint: "We will call you back on this number.",
});

export const optionalEmail = email({ label: "Email address" });

export const city = text({
  label: "City",
  required: "Enter your city",
  of: "place",
  autocomplete: "address-level2",
});
export const optionalCity = text({ label: "City", of: "place", autocomplete: "address-level2" });
