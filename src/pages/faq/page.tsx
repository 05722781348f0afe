import { useRef, useState } from "react";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { JsonLd } from "../../ui/json-ld.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { faqPage } from "../../ui/structured-data.ts";
import type { Content } from "./content.en.ts";
import { Group } from "./group.tsx";
import { JumpList } from "./jump-list.tsx";
import { matching } from "./matching.ts";
import { Search } from "./search.tsx";

export default function FaqPage({ content }: { readonly content: Content }) {
  const { closing, faqGroups, intro, search } = content;
  const [text, setText] = useState("");
  const answers = useRef<HTMLDivElement>(null);
  const groups = matching(faqGroups, text);
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
          <Search
            content={content}
            found={groups.flatMap(({ items }) => items).length}
            onSearch={setText}
            onFold={fold}
          />
          {groups.length === 0 && (
            <p className="pb-16 text-lead">
              <RichText text={search.nothing} />
            </p>
          )}
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
      <Closing {...closing} />
    </>
  );
}
