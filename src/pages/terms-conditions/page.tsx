import { RichText } from "../../ui/rich-text.tsx";
import { LegalText } from "../../ui/legal-text.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Dock } from "../../ui/dock.tsx";
import type { Content } from "./content.en.ts";

export default function TermsConditionsPage({ content }: { readonly content: Content }) {
  const { afterword, clauses, intro } = content;
  return (
    <>
      <PageIntro {...intro} />
      <LegalText sections={clauses} />
      <p className="wrap pb-20">
        <RichText text={afterword} />
      </p>
      <Dock />
    </>
  );
}
