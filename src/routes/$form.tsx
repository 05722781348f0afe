import { createFileRoute } from "@tanstack/react-router";
import { formPages } from "virtual:form-pages";

/** Every form's page: the path names the form, and its definition alone is loaded. */
export const Route = createFileRoute("/$form")({
  // An unknown address is none of these, and must not fetch the forms' code.
  params: { parse: (params) => (formPages[`/${params.form}`] ? params : false) },
  loader: ({ params }) => Promise.all([import("../ui/forms/form-page.tsx"), formPages[`/${params.form}`]!()]),
});
