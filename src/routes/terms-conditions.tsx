import { createFileRoute } from "@tanstack/react-router";
import { LegalText } from "../ui/legal-text.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { clauses } from "../pages/terms-conditions/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/terms-conditions")({ component: Terms });

function Terms() {
  return (
    <>
      <Head
        title="Terms & Conditions"
        description="The eight clauses under which you use the AIPM website: acceptance, use license, disclaimer, limitations, accuracy, links, modifications, governing law."
        path="/terms-conditions"
      />
      <PageIntro
        title="Terms & Conditions"
        lead="Eight clauses for the use of this website. What you order from us has an agreement of its own."
        crumbs={[{ label: "Home", href: "/" }, { label: "Terms & Conditions" }]}
      />
      <LegalText sections={clauses} />
      <p className="wrap pb-20">
        Something is unclear? <a href="/contact-form">Write to us</a>. How we treat your data stands in the{" "}
        <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    </>
  );
}
