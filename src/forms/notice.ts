/** The privacy notice beside every submit button. A change of its words is a new version, stored with each lead. */
export const NOTICE = {
  version: "2026-11",
  text: "We collect what you enter here so that an adviser can call you about it. Partners we have verified may see it when your request needs them; nobody else does.",
} as const;
