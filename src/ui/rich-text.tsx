import type { NavLink } from "../content/navigation.ts";

/** A sentence as data, with the links that stand in it. */
export type RichTextValue = string | readonly (string | NavLink)[];

export function RichText({ text }: { text: RichTextValue }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ),
  );
}
