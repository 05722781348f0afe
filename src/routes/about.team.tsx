import { createFileRoute } from "@tanstack/react-router";

interface Search {
  /** The id of the member whose card is open; whatever else it says is ignored. */
  readonly member?: unknown;
}

export const Route = createFileRoute("/about/team")({ validateSearch: (search: Search) => search });
