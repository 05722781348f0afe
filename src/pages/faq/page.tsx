import { type ReactNode, useRef, useState } from "react";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { JsonLd } from "../../ui/json-ld.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { faqPage } from "../../ui/structured-data.ts";
import type { Content } from "./content.en.ts";
import { Group } from "./group.tsx";
import { JumpList } from "./jump-list.tsx";
import { type Found, matching } from "./matching.ts";
import { Search } from "./search.tsx";

/** So few are read at once. */
const FEW = 5;

/** A text with the words that were searched for marked in it. */
const marked = (pieces: ReturnType<Found["pieces"]>): ReactNode =>
  pieces.map(([piece, isFound], i) =>
    isFound ? (
      // Pieces have no name but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={i} className="bg-transparent font-600 text-brass underline">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );

export default function FaqPage({ content }: { readonly content: Content }) {
  const { closing, faqGroups, intro, search } = content;
  const [text, setText] = useState("");
  const answers = useRef<HTMLDivElement>(null);
  const { groups, pieces } = matching(faqGroups, text);
  const count = groups.flatMap(({ items }) => items).length;
  const isSearched = text.trim() !== "";
  const draw = (said: string): ReactNode => marked(pieces(said));
  const fold = (open: boolean): void => {
    for (const one of answers.current!.querySelectorAll("details")) one.open = open;
  };
  return (
    <>
      <PageIntro {...intro} />
      {/* As long as the page: what stands before it is painted while it is read, what stands behind it later. */}
      <JsonLd data={faqPage(faqGroups.flatMap(({ items }) => items))} />
      <div className="wrap section gap-x-16 lg:grid lg:grid-cols-[15rem_1fr]">
        <JumpList content={content} groups={groups} />
        <div ref={answers} className="parts max-lg:pt-4">
          <Search content={content} found={count} onSearch={setText} onFold={fold} />
          {groups.length === 0 && (
            <p className="pb-16 text-lead">
              <RichText text={search.nothing} />
            </p>
          )}
          {groups.map((group) => (
            <Group key={group.id} {...group} open={isSearched && count <= FEW} draw={isSearched ? draw : undefined} />
          ))}
        </div>
      </div>
      <Closing {...closing} />
    </>
  );
}
