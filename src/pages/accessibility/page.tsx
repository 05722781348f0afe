import { Dock } from "../../ui/dock.tsx";
import { Head } from "../../ui/head.tsx";
import { LegalText } from "../../ui/legal-text.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { intro, page, sections } from "./content.ts";

export default function Accessibility() {
  return (
    <>
      <Head page={page} />
      <PageIntro {...intro} />
      <LegalText sections={sections} />
      <Dock />
    </>
  );
}
