import { createFileRoute } from "@tanstack/react-router";
import { AppBanner } from "../components/home/app-banner.tsx";
import { Badges } from "../components/home/badges.tsx";
import { Banks } from "../components/home/banks.tsx";
import { Doors } from "../components/home/doors.tsx";
import { Featured } from "../components/home/featured.tsx";
import { HomeHero } from "../components/home/home-hero.tsx";
import { Intro } from "../components/home/intro.tsx";
import { Letters } from "../components/home/letters.tsx";
import { Questions } from "../components/home/questions.tsx";
import { ServiceIndex } from "../components/home/service-index.tsx";
import { TeamRow } from "../components/home/team-row.tsx";
import { Head } from "../lib/head.tsx";

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
