import { defineConfig, presetIcons, presetWind4, transformerDirectives } from "unocss";
import { notes, palette } from "./src/styles/preflights.ts";
import { rules } from "./src/styles/rules.ts";
import { shortcuts } from "./src/styles/shortcuts.ts";
import { colors } from "./src/styles/tokens.ts";
import { variants } from "./src/styles/variants.ts";

export default defineConfig({
  presets: [
    // Registered properties that come with the sheet make a browser style the whole page anew: nothing here is written with them.
    presetWind4({ preflights: { reset: false, property: false, theme: "on-demand" } }),
    presetIcons({
      scale: 1.2,
      extraProperties: {
        display: "inline-block",
        flex: "none",
        "vertical-align": "-.2em",
        // The drawing is a mask. High contrast mode and a reader's own colours remove backgrounds, and keep borders.
        border: ".6em solid",
      },
      collections: {
        lucide: () =>
          import("@iconify-json/lucide/icons.json", { with: { type: "json" } }).then(
            (file) => file.default,
          ),
      },
    }),
  ],
  theme: {
    colors: Object.fromEntries(colors.map((name) => [name, `var(--${name})`])),
    animation: {
      keyframes: { marquee: "{to{transform:translateX(-50%)}}" },
      durations: { marquee: "48s" },
      timingFns: { marquee: "linear" },
      counts: { marquee: "infinite" },
    },
  },
  // Content names icons.
  content: { pipeline: { include: [/\.tsx($|\?)/, /src\/(?:content|pages)\/.*\.ts($|\?)/] } },
  // `@apply lg:…` and `@screen lg` in the plain stylesheets.
  transformers: [transformerDirectives()],
  layers: { palette: -40, tones: -20 },
  preflights: [palette, notes].map((getCSS) => ({ layer: "palette", getCSS })),
  // A word of the texts.
  blocklist: ["ring"],
  shortcuts,
  rules,
  variants,
});
