import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Head } from "../../ui/head.tsx";
import { faqPage } from "../../ui/structured-data.ts";
import { closing, faqGroups, intro, page } from "./content.ts";
import { Group } from "./group.tsx";
import { JumpList } from "./jump-list.tsx";

export function Faq() {
  return (
    <>
      <Head
        page={page}
        structuredData={import.meta.env.SSR ? [faqPage(faqGroups.flatMap((group) => group.items))] : undefined}
      />
      <PageIntro {...intro} />
      <div className="wrap section gap-x-16 lg:grid lg:grid-cols-[15rem_1fr]">
        <JumpList />
        <div className="pt-8 lg:pt-0">
          {faqGroups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
      <Closing {...closing} />
    </>
  );
}
