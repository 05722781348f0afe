import type { NavLink } from "../content/navigation.ts";
import { Link } from "./link.tsx";
import { Unbroken } from "./unbroken.tsx";

/** A text as data, with links in it. */
export type RichTextValue = string | readonly (string | NavLink)[];

export function RichText({ text }: { text: RichTextValue }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? (
      <Unbroken key={part} text={part} />
    ) : (
      <Link key={part.href} href={part.href}>
        {part.label}
      </Link>
    ),
  );
}
