import { createFileRoute } from "@tanstack/react-router";
import { SolarAdvantage } from "../pages/solar-advantage/page.tsx";

export const Route = createFileRoute("/solar-advantage")({ component: SolarAdvantage });
