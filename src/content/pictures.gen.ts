// Written by scripts/pictures.ts.

export type PictureName =
  | "about"
  | "app"
  | "asset-commercial"
  | "asset-energy"
  | "asset-hospitality"
  | "asset-institutional"
  | "asset-land"
  | "asset-luxury"
  | "ayodhya"
  | "buy-property"
  | "circle"
  | "construction"
  | "contact"
  | "dehradun"
  | "dholera"
  | "dispute-settlement"
  | "document-verification"
  | "dwarka-expressway"
  | "exchange"
  | "faq"
  | "financial-services"
  | "founder"
  | "furniture"
  | "greater-noida"
  | "group-join"
  | "hero"
  | "hero-tall"
  | "high-value"
  | "interior"
  | "investment-hub"
  | "joint-venture"
  | "karjat"
  | "legal-rera"
  | "loan"
  | "mission"
  | "new-faridabad"
  | "new-noida"
  | "nri"
  | "partner"
  | "plot-empty"
  | "portfolio"
  | "portrait-1"
  | "portrait-2"
  | "portrait-3"
  | "portrait-4"
  | "portrait-5"
  | "portrait-6"
  | "portrait-7"
  | "portrait-8"
  | "portrait-9"
  | "privacy"
  | "promise"
  | "query"
  | "rental-caretaking"
  | "sell-property"
  | "shifting"
  | "solar-commercial"
  | "solar-consult"
  | "solar-ev"
  | "solar-field"
  | "solar-home"
  | "solar-maintenance"
  | "solar-society"
  | "solar-supplies"
  | "storage"
  | "vaastu"
  | "vangani"
  | "why-us";

export interface PictureShape {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export const usualShape: PictureShape = { width: 1280, height: 800, widths: [400, 800, 1280] };

/** The portraits share one entry. */
export const otherShapes: Readonly<Record<string, PictureShape>> = {
  hero: { width: 2000, height: 1125, widths: [800, 1200, 1600, 2000] },
  "hero-tall": { width: 1000, height: 1250, widths: [400, 800, 1000] },
  portrait: { width: 800, height: 1000, widths: [400, 800] },
};
