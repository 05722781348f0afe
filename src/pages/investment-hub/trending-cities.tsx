import { type MouseEvent, useEffect, useState } from "react";
import { Picture } from "../../ui/picture.tsx";
import { isPlainClick } from "../../ui/plain-click.ts";
import { CityDialog } from "./city-dialog.tsx";
import { CityEnquiry } from "./city-enquiry.tsx";
import type { Content } from "./content.en.ts";

type City = Content["cities"][number];

const cardId = (id: string): string => `show-${id}`;

/** The nine cities with their details, and the enquiry below them. Without scripts the details are plain sections. */
export function TrendingCities({ content }: { readonly content: Content }) {
  const { cities } = content;
  const [selected, select] = useState<string>();
  // An object for each choice, so that the same city can be chosen twice.
  const [choice, choose] = useState<{ readonly city: City }>();
  // An address such as /investment-hub#karjat opens that city.
  useEffect(() => {
    const follow = (): void => select(cities.find(({ id }) => location.hash === `#${id}`)?.id);
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [cities]);
  const close = (id: string): void => {
    if (selected !== id) return;
    select(undefined);
    // Else the next jump within the page would open it again.
    if (location.hash === `#${id}`)
      history.replaceState(history.state, "", location.pathname + location.search);
    // Safari does not focus a link at a click, so the dialog cannot give the focus back.
    document.querySelector<HTMLElement>(`#${cardId(id)}`)?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3 sm:gap-y-12">
        {cities.map((city) => (
          <li key={city.id}>
            <CityCard content={content} city={city} onOpen={select} />
          </li>
        ))}
      </ul>
      {cities.map((city) => (
        <CityDialog
          content={content}
          key={city.id}
          city={city}
          open={selected === city.id}
          onClose={() => close(city.id)}
          onAsk={() => {
            select(undefined);
            choose({ city });
          }}
        />
      ))}
      <CityEnquiry content={content} choice={choice} />
    </>
  );
}

interface CityCardProps {
  content: Content;
  city: City;
  onOpen: (id: string) => void;
}

function CityCard({ content, city, onOpen }: CityCardProps) {
  const { cityDetails } = content;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(city.id);
  };
  return (
    <article className="group relative grid grid-cols-[6rem_1fr] gap-x-4 border-b pb-5 sm:block sm:border-0 sm:pb-0">
      <Picture
        name={city.image}
        alt={cityDetails.altOf(city.name)}
        sizes="(min-width:40rem) 33vw,10rem"
        className="block aspect-square overflow-hidden rounded-lg sm:aspect-16/10"
      />
      <div>
        <h3 className="text-h3 sm:mt-4">
          <a
            id={cardId(city.id)}
            href={`#${city.id}`}
            aria-haspopup="dialog"
            className="group-hover:text-leaf after:absolute after:inset-0 after:[content:'']"
            onClick={open}
          >
            <span>{city.name}</span>
            <span className="i-lucide-maximize-2 ml-2 text-brass" aria-hidden="true" />
          </a>
        </h3>
        <p className="mt-1">{city.highlight}</p>
        <p className="figures mt-2 text-small font-600">
          <span>{city.currentRate}</span>{" "}
          {city.sample && <span className="font-400 text-stone">{cityDetails.example}</span>}
        </p>
      </div>
    </article>
  );
}
