import type { ReactNode } from "react";
import type { Message } from "../i18n/message.ts";
import { translate } from "../i18n/t.ts";

/**
 * A translated sentence with elements in it, such as links. Each translation places them.
 * Text that may change needs its own element: see tests/contracts/own-elements.test.ts.
 * @example <Sentence text="Call {phone}." phone={<PhoneLink />} />
 */
export const Sentence = ({
  text,
  ...parts
}: { text: Message } & Readonly<Record<string, ReactNode>>) => (
  <span key={text}>
    {translate(text)
      .split(/\{(\w+)\}/)
      .map((part, i) => (i % 2 === 1 ? <span key={part}>{parts[part]}</span> : part))}
  </span>
);
