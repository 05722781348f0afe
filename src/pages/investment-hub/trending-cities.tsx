import type { Content } from "./content.en.ts";
import type { MouseEvent } from "react";
import { Picture } from "../../ui/picture.tsx";
import { isPlainClick } from "../../ui/plain-click.ts";
import { CityDialog } from "./city-dialog.tsx";
import { cardId, closedId, useSelectedCity } from "./use-selected-city.ts";

/** The nine cities, each with a dialog of details. A card links to its dialog, so it works without a script. */
export function TrendingCities({ content }: { readonly content: Content }) {
  const { cities } = content;
  const { selected, open, close, ask } = useSelectedCity(cities);
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3 sm:gap-y-12">
        {cities.map((city) => (
          <li key={city.id}>
            <CityCard content={content} city={city} onOpen={open} />
          </li>
        ))}
      </ul>
      {cities.map((city) => (
        <CityDialog
          content={content}
          key={city.id}
          city={city}
          open={selected === city.id}
          onClose={close}
          onAsk={ask}
        />
      ))}
    </>
  );
}

function CityCard({
  content,
  city,
  onOpen,
}: {
  content: Content;
  city: Content["cities"][number];
  onOpen: (id: string) => void;
}) {
  const { cityDetails } = content;
  const choose = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(city.id);
  };
  return (
    <article className="group relative grid grid-cols-[6rem_1fr] gap-x-4 border-b pb-5 sm:block sm:border-0 sm:pb-0">
      <span id={closedId(city.id)} className="pointer-events-none fixed inset-0" />
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
            className="group-hover:text-leaf scroll-mt-[40vh] after:absolute after:inset-0 after:[content:'']"
            onClick={choose}
          >
            <span>{city.name}</span>
            <span className="i-lucide-plus ml-1.5 text-brass" aria-hidden="true" />
          </a>
        </h3>
        <p className="mt-1 text-stone">{city.highlight}</p>
        <p className="figures mt-2 text-small font-600">
          <span>{city.currentRate}</span>{" "}
          {city.sample && <span className="font-400 text-stone">{cityDetails.example}</span>}
        </p>
      </div>
    </article>
  );
}
