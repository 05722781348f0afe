/** The ten regions of the specification, by the option of the forms. */
export const regions = {
  "Delhi NCR": "Delhi NCR",
  Mumbai: "Mumbai",
  Bangalore: "Bangalore",
  Hyderabad: "Hyderabad",
  Goa: "Goa",
  Pune: "Pune",
  Chennai: "Chennai",
  Kerala: "Kerala",
  Punjab: "Punjab",
  Rajasthan: "Rajasthan",
} as const;
