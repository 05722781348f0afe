import { fontFaces } from "./fonts.gen.ts";
import { day, declarations, dusk } from "./tokens.ts";

const block = (selector: string, body: Record<string, string>): string =>
  `${selector}{${Object.entries(body)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const faces = fontFaces.map((face) => block("@font-face", face)).join("");

const palette = `${block(":root", declarations(day))}@media (prefers-color-scheme:dark){${block(":root", declarations(dusk))}}`;

/** A reset for this site's elements only: it is inlined in every page, and Tailwind's weighs four times as much. */
const reset = `
*,::before,::after{box-sizing:border-box;margin:0;padding:0;border:0 solid var(--line)}
img,picture,video,svg,iframe{display:block;max-width:100%;height:auto}
picture>img{width:100%;height:100%;object-fit:cover;background:var(--pic)}
button,input,select,textarea{font:inherit;color:inherit;background:none;border-radius:0}
button,summary{cursor:pointer}
ul,ol{list-style:none}
table{border-collapse:collapse}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
[hidden]{display:none!important}`;

const base = `
html{color-scheme:light dark;scroll-padding-top:6rem;background:var(--page);color:var(--ink);font:400 100%/1.6 Figtree,"Figtree Fallback",system-ui,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
body{min-height:100dvh;font-size:1.0625rem;line-height:1.65;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4{font:500 1em/1.15 Fraunces,"Fraunces Fallback",serif;letter-spacing:-.014em;text-wrap:balance}
[class*="i-lucide-"]{display:inline-block;flex:none;width:1.2em;height:1.2em;vertical-align:-.2em;background:currentColor;-webkit-mask:var(--un-icon) 0/100%;mask:var(--un-icon) 0/100%}
p,li,dd{text-wrap:pretty}
a{color:inherit;text-decoration:none}
a:not([class]){color:var(--leaf);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em}
a:not([class]):hover{text-decoration-thickness:2px}
[tabindex="-1"]:focus{outline:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
::selection{background:var(--art-brass);color:#131c33}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}}`;

export const globalCss = (): string => (palette + faces + reset + base).replaceAll("\n", "");
