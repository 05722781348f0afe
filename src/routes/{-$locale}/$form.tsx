import { createFileRoute } from "@tanstack/react-router";
import { formPage, isFormPath } from "../-page.tsx";

/** The page of any form: its definition says at which paths. */
export const Route = createFileRoute("/{-$locale}/$form")({
  // An address that is no form's is the next route's.
  params: { parse: (params) => (isFormPath(`/${params.form}`) ? params : false) },
  ...formPage,
});
