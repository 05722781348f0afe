import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import type { Content } from "./content.en.ts";
import { QueryActions } from "./query-actions.tsx";

export default function QueryPage({ content }: { readonly content: Content }) {
  const { closing, jumpLabel, opening, queryGroups } = content;
  return (
    <>
      <PageIntro
        {...opening}
        actions={
          <nav aria-label={jumpLabel}>
            <ul className="flex flex-wrap gap-2">
              {queryGroups.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="tap flex items-center rounded-full border px-4 hover:text-leaf"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      <div className="wrap py-12 md:py-16">
        <QueryActions groups={queryGroups} />
      </div>
      <Closing {...closing} />
    </>
  );
}
