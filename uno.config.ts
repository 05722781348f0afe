import { defineConfig, presetIcons, presetWind4 } from "unocss";
import { blockFiles, blocks } from "./src/styles/blocks.ts";
import { icons } from "./src/styles/icons.ts";
import { base, palette } from "./src/styles/preflights.ts";
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
      collections: {
        lucide: () =>
          import("@iconify-json/lucide/icons.json", { with: { type: "json" } }).then((file) => file.default),
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
  // Content names icons; without this the stylesheet that loads with React would lack them.
  content: { pipeline: { include: [/\.tsx($|\?)/, /src\/(?:content|pages)\/.*\.ts($|\?)/] } },
  configDeps: blockFiles,
  layers: { palette: -40, base: -30, blocks: -20 },
  preflights: [
    { layer: "palette", getCSS: () => palette() },
    { layer: "base", getCSS: base },
  ],
  // A word of the texts.
  blocklist: ["ring"],
  shortcuts,
  rules: [...blocks, ...icons, ...rules],
  variants,
});
