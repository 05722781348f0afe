import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { page } from "../../site/page-loader.tsx";

/** `?member=7` opens the dialog of that member. */
const Search = v.looseObject({ member: v.fallback(v.optional(v.number()), undefined) });

export const Route = createFileRoute("/{-$locale}/about/team")({
  ...page("team"),
  validateSearch: Search,
});
