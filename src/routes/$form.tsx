import { createFileRoute } from "@tanstack/react-router";
import { pages } from "virtual:pages";

/** Every form's page: the path names the form, and its definition alone is loaded. */
export const Route = createFileRoute("/$form")({
  // An unknown address is none of these.
  params: { parse: (params) => (pages[`/${params.form}`] ? params : false) },
  loader: ({ params }) => pages[`/${params.form}`]!(),
});
