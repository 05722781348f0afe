import { LegalText } from "../../ui/legal-text.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Head } from "../../ui/head.tsx";
import { clauses, intro, page } from "./content.ts";

export function TermsConditions() {
  return (
    <>
      <Head page={page} />
      <PageIntro {...intro} />
      <LegalText sections={clauses} />
      <p className="wrap pb-20">
        Something is unclear? <a href="/contact-form">Write to us</a>. How we treat your data stands in the{" "}
        <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    </>
  );
}
