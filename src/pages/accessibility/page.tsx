import { Dock } from "../../ui/dock.tsx";
import { LegalText } from "../../ui/legal-text.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import type { Content } from "./content.en.ts";

export default function AccessibilityPage({ content }: { readonly content: Content }) {
  const { intro, sections } = content;
  return (
    <>
      <PageIntro {...intro} />
      <LegalText sections={sections} />
      <Dock />
    </>
  );
}
