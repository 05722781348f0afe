import { defineConfig, presetIcons, presetWind4 } from "unocss";
import { fields } from "./src/theme/fields.ts";
import { globalCss } from "./src/theme/preflights.ts";
import { rules } from "./src/theme/rules.ts";
import { sections } from "./src/theme/sections.ts";
import { shell } from "./src/theme/shell.ts";
import { colors } from "./src/theme/tokens.ts";

export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false } }),
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
    font: { sans: 'Figtree,"Figtree Fallback",system-ui,sans-serif' },
    animation: {
      keyframes: { marquee: "{to{transform:translateX(-50%)}}" },
      durations: { marquee: "48s" },
      timingFns: { marquee: "linear" },
      counts: { marquee: "infinite" },
    },
    radius: { DEFAULT: ".375rem", sm: ".25rem", lg: ".75rem" },
  },
  // Content names icons; without this the stylesheet that loads with React would lack them.
  content: { pipeline: { include: [/\.tsx($|\?)/, /src\/content\/.*\.ts($|\?)/] } },
  preflights: [{ layer: "base", getCSS: globalCss }],
  rules: [...rules, ...fields, ...sections, ...shell],
});
