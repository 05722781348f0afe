import { createLazyFileRoute } from "@tanstack/react-router";
import { SolarAdvantage } from "../pages/solar-advantage/page.tsx";

export const Route = createLazyFileRoute("/solar-advantage")({ component: SolarAdvantage });
