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
  | "desk-1"
  | "desk-2"
  | "desk-3"
  | "desk-4"
  | "desk-5"
  | "desk-6"
  | "desk-7"
  | "desk-8"
  | "desk-9"
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

/** The desks share one entry. */
export const otherShapes: Readonly<Record<string, PictureShape>> = {
  desk: { width: 800, height: 1000, widths: [400, 800] },
  hero: { width: 2000, height: 1125, widths: [800, 1200, 1600, 2000] },
  "hero-tall": { width: 1000, height: 1250, widths: [400, 800, 1000] },
};
