import { RichText } from "../../ui/rich-text.tsx";
import { LegalText } from "../../ui/legal-text.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Dock } from "../../ui/dock.tsx";
import { Head } from "../../ui/head.tsx";
import { afterword, clauses, intro, page } from "./content.ts";

export default function TermsConditions() {
  return (
    <>
      <Head page={page} />
      <PageIntro {...intro} />
      <LegalText sections={clauses} />
      <p className="wrap pb-20">
        <RichText text={afterword} />
      </p>
      <Dock />
    </>
  );
}
