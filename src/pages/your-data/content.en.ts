import type { PageDescription } from "../../content/page.ts";
import { form } from "../../forms/definitions/data-request.form.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = { ...form.pages[0]!, picture: "privacy" };

const intro = {
  title: "Your data",
  lead: "What you sent us remains yours. Ask for a copy, have it corrected or erased, withdraw your consent, nominate someone, or complain. It costs nothing and needs no account.",
  crumbs: [{ label: "Home", href: "/" }, { label: "Your data" }],
  picture: "privacy",
  alt: "A model of a walled house with its gate closed",
} as const;

const rights = {
  title: "What you can ask for",
  items: [
    "A copy: what we hold about you, what we do with it, and who has seen it.",
    "A correction: have it corrected, completed or updated.",
    "Withdrawal, without erasure: we’ll stop using it and calling you, and ask our partners to stop. We’ll keep it, unused, for the time its form states.",
    "Erasure: have it deleted, files too. That withdraws your consent as well, and we’ll ask our partners to stop.",
    "Nomination: name someone who can use these rights for you if you die or can no longer act. We’ll keep it for three years. Then nominate again.",
    "A complaint: our grievance officer will look into it and answer you.",
  ],
} as const;

const aside = {
  reference: "Keep your reference ready.",
  policy: "Everything else about your data:",
  policyLink: "Privacy Policy",
} as const;

export const content = { page, intro, rights, aside };

export type Content = Translation<typeof content>;
