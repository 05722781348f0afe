import { type ReactNode, useRef, useState } from "react";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { exampleLine } from "../../ui/example-figures.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import type { Content } from "./content.en.ts";
import { type Found, matching } from "./matching.ts";
import { Search } from "./search.tsx";
import type { FaqGroup } from "./entry.ts";
import { Accordion, type AccordionProps } from "../../ui/accordion.tsx";
import { Link } from "../../ui/link.tsx";

/** So few results are opened at once. */
const FEW = 5;

/** Marks the words that were searched for. */
const marked = (pieces: ReturnType<Found["pieces"]>): ReactNode =>
  pieces.map(([piece, isFound], i) => {
    const Piece = isFound ? "mark" : "span";
    return (
      <Piece
        // A piece has no other key than its index.
        // oxlint-disable-next-line react/no-array-index-key
        key={i}
        className={isFound ? "bg-transparent font-600 text-brass underline" : undefined}
      >
        {piece}
      </Piece>
    );
  });

/** An answer that quotes a fee says with it that it is an example: answers are read one by one, by machines too. */
const withExampleLines = (group: FaqGroup): FaqGroup => ({
  ...group,
  items: group.items.map((item) =>
    item.addsExampleFee ? { ...item, answer: `${item.answer} ${exampleLine()}`.trim() } : item,
  ),
});

export default function FaqPage({ content }: { readonly content: Content }) {
  const { closing, faqGroups, intro, search } = content;
  const [text, setText] = useState("");
  const answers = useRef<HTMLDivElement>(null);
  const all = faqGroups.map(withExampleLines);
  const { groups, pieces } = matching(all, text);
  const count = groups.flatMap(({ items }) => items).length;
  const isSearched = text.trim() !== "";
  const draw = (sentence: string): ReactNode => marked(pieces(sentence));
  const fold = (open: boolean): void => {
    for (const details of answers.current!.querySelectorAll("details")) details.open = open;
  };
  return (
    <>
      <PageIntro {...intro} />
      {/* It is as long as the page itself: after the intro, so that the intro is painted first. */}
      <div className="wrap section pt-8! gap-x-16 lg:grid lg:grid-cols-[15rem_1fr]">
        <JumpList content={content} groups={groups} />
        <div ref={answers} className="parts max-lg:pt-4">
          <Search content={content} found={count} onSearch={setText} onFold={fold} />
          {groups.length === 0 && (
            <p className="pb-16 text-lead">
              <RichText text={search.nothing} />
            </p>
          )}
          {groups.map((group) => (
            <Group
              key={group.id}
              {...group}
              open={isSearched && count <= FEW}
              draw={isSearched ? draw : undefined}
            />
          ))}
        </div>
      </div>
      <Closing {...closing} />
    </>
  );
}

/** The questions of a subject, with a link to its page. */
function Group({
  id,
  title,
  page,
  items,
  open,
  draw,
}: FaqGroup & Pick<AccordionProps, "open" | "draw">) {
  return (
    <section id={id} className="pb-16 max-lg:scroll-mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h2">{title}</h2>
        <Link href={page.href} className="tap link inline-flex items-center">
          {page.label}
        </Link>
      </div>
      <Accordion items={items} name={id} several open={open} draw={draw} />
    </section>
  );
}

/** Links to the groups on the page: a column next to the answers, or a sticky row on a phone. */
function JumpList({
  content,
  groups,
}: {
  readonly content: Content;
  readonly groups: readonly FaqGroup[];
}) {
  const { faqGroups, jumpLabel } = content;
  const isEmpty = groups.length === 0;
  return (
    <nav
      aria-label={jumpLabel}
      // Hidden but not removed: on a phone the search field below it would move.
      style={isEmpty ? { visibility: "hidden" } : undefined}
      className="tall:sticky top-17 z-10 -mx-[min(1.25rem,6.25vw)] overflow-x-auto bg-page px-[min(1.25rem,6.25vw)] py-2.5 beside lg:mx-0 lg:max-h-[calc(100vh-9rem)] lg:p-0"
    >
      <ul className="jump flex w-max gap-2 lg:block lg:w-auto">
        {(isEmpty ? faqGroups : groups).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="tap">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
