/** Said next to content that is a sample. Remove a note with the sample. */
export const sampleNotes = {
  clients: "Examples, not real reviews. We’ll publish clients’ own words once they agree.",
  people: "These people are examples. Our team will be introduced here.",
  banks: "These names are examples. The real banks will be named here.",
  packages: "The prices are ours. What each package includes is an example.",
  rental: "These are examples. Our rental terms will be published here.",
} as const;
