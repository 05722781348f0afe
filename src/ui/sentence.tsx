import { Fragment, type ReactNode } from "react";
import { said, type Sentence as Said } from "../words/say.ts";

/** A sentence with elements in it, such as links: each language puts them where they belong. */
export const Sentence = ({ text, ...parts }: { text: Said } & Readonly<Record<string, ReactNode>>) =>
  said(text)
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 1 ? <Fragment key={part}>{parts[part]}</Fragment> : part));
