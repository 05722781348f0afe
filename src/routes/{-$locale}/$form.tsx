import { createFileRoute } from "@tanstack/react-router";
import { formPage, isFormPath } from "../../site/page-loader.tsx";

/** The pages of all forms. A form's definition lists its paths. */
export const Route = createFileRoute("/{-$locale}/$form")({
  // Any other address goes on to the next route.
  params: { parse: (params) => (isFormPath(`/${params.form}`) ? params : false) },
  ...formPage,
});
