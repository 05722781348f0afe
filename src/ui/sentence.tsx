import { Fragment, type ReactNode } from "react";
import type { Message } from "../i18n/message.ts";
import { translate } from "../i18n/t.ts";

/**
 * A translated sentence with elements in it, such as links; each translation places them.
 * @example <Sentence text="Call {phone}." phone={<PhoneLink />} />
 */
export const Sentence = ({ text, ...parts }: { text: Message } & Readonly<Record<string, ReactNode>>) =>
  translate(text)
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 1 ? <Fragment key={part}>{parts[part]}</Fragment> : part));
