import { defineConfig, presetIcons, presetWind4 } from "unocss";
import { inlineConstants, ownTheme } from "./src/styles/constants.ts";
import { fields } from "./src/styles/fields.ts";
import { globalCss } from "./src/styles/preflights.ts";
import { home } from "./src/styles/home.ts";
import { rules } from "./src/styles/rules.ts";
import { sections } from "./src/styles/sections.ts";
import { shell } from "./src/styles/shell.ts";
import { colors } from "./src/styles/tokens.ts";

export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false, theme: false } }),
    presetIcons({
      scale: 1.2,
      collections: {
        lucide: () =>
          import("@iconify-json/lucide/icons.json", { with: { type: "json" } }).then((file) => file.default),
      },
      // What all icons share stands once in the base styles, not once an icon.
      processor: (css) => {
        for (const name of Object.keys(css)) if (name !== "--un-icon") delete css[name];
      },
    }),
  ],
  theme: {
    colors: Object.fromEntries(colors.map((name) => [name, `var(--${name})`])),
    ...ownTheme,
    animation: {
      keyframes: { marquee: "{to{transform:translateX(-50%)}}" },
      durations: { marquee: "48s" },
      timingFns: { marquee: "linear" },
      counts: { marquee: "infinite" },
    },
  },
  // Content names icons; without this the stylesheet that loads with React would lack them.
  content: { pipeline: { include: [/\.tsx($|\?)/, /src\/(?:content|pages)\/.*\.ts($|\?)/] } },
  postprocess: inlineConstants,
  preflights: [{ layer: "base", getCSS: globalCss }],
  rules: [...rules, ...fields, ...sections, ...home, ...shell],
});
