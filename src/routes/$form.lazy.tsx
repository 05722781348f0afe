import { createLazyFileRoute } from "@tanstack/react-router";
import { FormPage } from "../ui/forms/form-page.tsx";

export const Route = createLazyFileRoute("/$form")({ component: Page });

function Page() {
  return <FormPage form={Route.useLoaderData()} path={`/${Route.useParams().form}`} />;
}
