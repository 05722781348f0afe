// Written by tools/fonts.ts.
import type { FontFace } from "./font-face.ts";

export const fontFaces: Record<"all" | "devanagari" | "names", FontFace[]> = {
  "all": [
    {
      "font-family": "Figtree",
      "src": "url(/fonts/figtree.7c628e76.woff2)",
      "font-weight": "400 700",
      "font-display": "swap"
    },
    {
      "font-family": "Figtree",
      "src": "url(/fonts/figtree.c006ed5f.woff2)",
      "font-weight": "400 700",
      "font-display": "swap",
      "unicode-range": "U+20B9"
    },
    {
      "font-family": "Figtree Fallback",
      "src": "local(\"NotoSans-Regular\"),local(\"OpenSans-Regular\")",
      "size-adjust": "94.7%",
      "ascent-override": "100%",
      "descent-override": "26%"
    },
    {
      "font-family": "Figtree Fallback",
      "src": "local(\"NotoSans-Bold\"),local(\"OpenSans-Bold\")",
      "font-weight": "600 700",
      "size-adjust": "90.8%",
      "ascent-override": "105%",
      "descent-override": "28%"
    },
    {
      "font-family": "Figtree Fallback",
      "src": "local(\"Roboto\"),local(\"Roboto-Regular\")",
      "size-adjust": "101%",
      "ascent-override": "94%",
      "descent-override": "25%"
    },
    {
      "font-family": "Figtree Fallback",
      "src": "local(\"Roboto Bold\"),local(\"Roboto-Bold\")",
      "font-weight": "600 700",
      "size-adjust": "101.3%",
      "ascent-override": "94%",
      "descent-override": "25%"
    },
    {
      "font-family": "Figtree Fallback",
      "src": "local(\"Arial\"),local(\"Liberation Sans\")",
      "size-adjust": "100.3%",
      "ascent-override": "95%",
      "descent-override": "25%"
    },
    {
      "font-family": "Figtree Fallback",
      "src": "local(\"Arial Bold\"),local(\"Liberation Sans Bold\")",
      "font-weight": "600 700",
      "size-adjust": "95.2%",
      "ascent-override": "100%",
      "descent-override": "26%"
    },
    {
      "font-family": "Fraunces",
      "src": "url(/fonts/fraunces.3ff54ce7.woff2)",
      "font-weight": "500",
      "font-display": "swap"
    },
    {
      "font-family": "Fraunces",
      "src": "url(/fonts/fraunces.2b197e79.woff2)",
      "font-weight": "500",
      "font-display": "swap",
      "unicode-range": "U+20B9"
    },
    {
      "font-family": "Fraunces Fallback",
      "src": "local(\"Times New Roman\"),local(\"Liberation Serif\")",
      "size-adjust": "109.1%",
      "ascent-override": "90%",
      "descent-override": "23%"
    },
    {
      "font-family": "Fraunces Fallback",
      "src": "local(\"Noto Serif\"),local(\"NotoSerif-Regular\")",
      "size-adjust": "93.8%",
      "ascent-override": "104%",
      "descent-override": "27%"
    },
    {
      "font-family": "Fraunces Fallback",
      "src": "local(\"Georgia\")",
      "size-adjust": "100.4%",
      "ascent-override": "97%",
      "descent-override": "25%"
    }
  ],
  "devanagari": [
    {
      "font-family": "Anek Devanagari",
      "src": "url(/fonts/anek-devanagari.707021e7.woff2)",
      "font-weight": "400 500",
      "font-display": "swap",
      "unicode-range": "U+0900-097F,U+200C-200D,U+25CC"
    },
    {
      "font-family": "Anek Devanagari",
      "src": "url(/fonts/anek-devanagari.467bc8cf.woff2)",
      "font-weight": "600 700",
      "font-display": "swap",
      "unicode-range": "U+0900-097F,U+200C-200D,U+25CC"
    },
    {
      "font-family": "Anek Devanagari Fallback",
      "src": "local(\"Noto Sans Devanagari\"),local(\"NotoSansDevanagari-Regular\")",
      "size-adjust": "103.1%",
      "ascent-override": "98%",
      "descent-override": "67%",
      "unicode-range": "U+0900-097F,U+200C-200D,U+25CC"
    },
    {
      "font-family": "Anek Devanagari Fallback",
      "src": "local(\"Noto Sans Devanagari Bold\"),local(\"NotoSansDevanagari-Bold\")",
      "font-weight": "600 700",
      "size-adjust": "97.5%",
      "ascent-override": "104%",
      "descent-override": "71%",
      "unicode-range": "U+0900-097F,U+200C-200D,U+25CC"
    },
    {
      "font-family": "Noto Serif Devanagari",
      "src": "url(/fonts/noto-serif-devanagari.dd1e61cf.woff2)",
      "font-weight": "400 700",
      "font-display": "swap",
      "unicode-range": "U+0900-097F,U+200C-200D,U+25CC"
    },
    {
      "font-family": "Noto Serif Devanagari Fallback",
      "src": "local(\"Noto Serif Devanagari Bold\"),local(\"NotoSerifDevanagari-Bold\")",
      "size-adjust": "97.8%",
      "ascent-override": "95%",
      "descent-override": "64%",
      "unicode-range": "U+0900-097F,U+200C-200D,U+25CC"
    }
  ],
  "names": [
    {
      "font-family": "Anek Devanagari",
      "src": "url(/fonts/anek-devanagari.58ad47d9.woff2)",
      "font-weight": "400 700",
      "font-display": "swap",
      "unicode-range": "U+939,U+93f,U+928,U+94d,U+926,U+940"
    }
  ]
};
