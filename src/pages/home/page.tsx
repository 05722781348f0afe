import type { Content } from "./content.en.ts";
import { ExchangeCalculator } from "../../ui/calculators/exchange.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Dock } from "../../ui/dock.tsx";
import { AppBanner } from "./app-banner.tsx";
import { Badges } from "./badges.tsx";
import { Banks } from "./banks.tsx";
import { Doors } from "./doors.tsx";
import { Featured } from "./featured.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Intro } from "./intro.tsx";
import { Letters } from "./letters.tsx";
import { Questions } from "./questions.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { TeamRow } from "./team-row.tsx";

export default function HomePage({ content }: { readonly content: Content }) {
  const { ending, hero, calculator } = content;
  return (
    <>
      <HomeHero content={content} />
      <Intro content={content} />
      <Featured content={content} />
      <div className="wrap pb-20 lg:pb-28">
        <ExchangeCalculator {...calculator} />
      </div>
      <Badges content={content} />
      <ServiceCards content={content} />
      <TeamRow content={content} />
      <Banks content={content} />
      <Letters content={content} />
      <Questions content={content} />
      <Doors content={content} />
      <AppBanner content={content} />
      <div className="tone-night">
        <div className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
          <div>
            <h2 className="text-h1">{ending}</h2>
            <p className="mt-8">
              <a href={hero.exchange.href} className="btn btn-primary">
                {hero.exchange.label}
              </a>
            </p>
          </div>
          <Picture
            name="exchange"
            alt=""
            mode="dusk"
            sizes="(min-width:64rem) 28rem,100vw"
            className="block overflow-hidden rounded-lg"
          />
        </div>
      </div>
      <Dock action={hero.exchange} />
    </>
  );
}
