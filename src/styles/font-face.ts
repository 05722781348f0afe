/** The descriptors of one `@font-face` rule, as they are written in CSS. */
export type FontFace = { "font-family": string; src: string } & Record<string, string>;
