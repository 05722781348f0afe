/** The ten regions of the specification. */
export const regions = [
  "Delhi NCR",
  "Mumbai",
  "Bangalore",
  "Hyderabad",
  "Goa",
  "Pune",
  "Chennai",
  "Kerala",
  "Punjab",
  "Rajasthan",
] as const;
