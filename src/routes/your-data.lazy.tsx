import { createLazyFileRoute } from "@tanstack/react-router";
import { YourData } from "../pages/your-data/page.tsx";

export const Route = createLazyFileRoute("/your-data")({ component: YourData });
