import { formLink } from "../../content/form-link.ts";

/** The form has no field for a city: its notes are the one place where an answer can carry it. */
export const enquiryHref = (city: string): string =>
  formLink("/trending-property-enquiry", { city, additionalNotes: city });

/** The link to the enquiry about one city; the address that names it shows it and puts the focus on it. */
export const enquiryId = (id: string): string => `ask-${id}`;
