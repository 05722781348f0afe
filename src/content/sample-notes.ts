/** Said next to content that is a sample. Remove a note with the sample. */
export const sampleNotes = {
  clients: "Invented examples, until our clients agree to be quoted.",
  people: "The people named here are examples, until we introduce our own.",
  banks: "The names are examples, until we name the banks here.",
  packages: "What each package includes is an example, until our price list is published.",
  rental: "Examples, until our rental terms are published.",
} as const;
