import { formLink } from "../../content/form-link.ts";

/** The form has no field for a city, so it goes into the notes. */
export const enquiryHref = (city: string): string =>
  formLink("/trending-property-enquiry", { city, additionalNotes: city });
