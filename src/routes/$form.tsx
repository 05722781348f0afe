import { createFileRoute, notFound } from "@tanstack/react-router";
import { formPages } from "virtual:form-pages";

/** Every form's page: the path names the form, and its definition alone is loaded. */
export const Route = createFileRoute("/$form")({
  staticData: { paths: () => Object.keys(formPages), eager: true },
  // Before anything is loaded: an unknown address must not fetch the forms' code.
  beforeLoad: ({ params }) => {
    if (!formPages[`/${params.form}`]) throw notFound();
  },
  loader: async ({ params }) => (await formPages[`/${params.form}`]!()).form,
});
