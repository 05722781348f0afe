import { createFileRoute } from "@tanstack/react-router";
import { AppBanner } from "../pages/home/app-banner.tsx";
import { Badges } from "../pages/home/badges.tsx";
import { Banks } from "../pages/home/banks.tsx";
import { Doors } from "../pages/home/doors.tsx";
import { Featured } from "../pages/home/featured.tsx";
import { HomeHero } from "../pages/home/home-hero.tsx";
import { Intro } from "../pages/home/intro.tsx";
import { Letters } from "../pages/home/letters.tsx";
import { Questions } from "../pages/home/questions.tsx";
import { ServiceIndex } from "../pages/home/service-index.tsx";
import { TeamRow } from "../pages/home/team-row.tsx";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/")({ component: Home });

function Home() {
  return (
    <>
      <Head
        title="AIPM: India's First Property Exchange Platform"
        wholeTitle
        description="Exchange the home you own for the one you need. Buying, selling, NRI care, loans, legal and moving: one family-run property advisory for all India."
        path="/"
      />
      <HomeHero />
      <Intro />
      <Featured />
      <Badges />
      <ServiceIndex />
      <TeamRow />
      <Banks />
      <Letters />
      <Questions />
      <Doors />
      <AppBanner />
    </>
  );
}
