import { createLazyFileRoute } from "@tanstack/react-router";
import { TranslatedPage } from "../ui/translated-page.tsx";

export const Route = createLazyFileRoute("/hi/$")({ component: Page });

function Page() {
  return <TranslatedPage {...Route.useLoaderData()} />;
}
