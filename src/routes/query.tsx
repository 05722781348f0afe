import { createFileRoute, useRouter } from "@tanstack/react-router";
import { QueryActions } from "../pages/query/query-actions.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { queryGroups } from "../pages/query/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/query")({ component: Page });

function Page() {
  const router = useRouter();
  return (
    <>
      <Head
        title="Query Center: raise a query"
        description="Buy, sell, exchange, let, invest, build, move or ask: choose the sentence that is yours, and the right form opens. Response within 24 working hours."
        path="/query"
        picture="query"
      />
      <Hero
        title="Query Center"
        lead="Find the sentence you would say on the phone, and choose it. The right form opens, and a person answers within 24 working hours."
        picture="query"
        alt="A model crossroads with a signpost and paths to a house, a tower, a plot and a solar field"
        actions={
          <nav aria-label="On this page">
            <ul className="flex flex-wrap gap-x-5">
              {queryGroups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="tap inline-flex items-center link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
        note="No account, no charge. Most forms take two to four minutes."
      />
      <div className="wrap section">
        <QueryActions groups={queryGroups} go={(href) => void router.navigate({ href })} />
      </div>
      <CallBand
        title="None of these is your question?"
        text="Then write to us in your own words, or call. Somebody will know whom to ask."
        action={{ label: "Contact us", href: "/contact" }}
      />
    </>
  );
}
