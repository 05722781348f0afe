// Written by tools/pictures.ts.

export type PictureName =
  | "about"
  | "about-wide"
  | "asset-commercial"
  | "asset-energy"
  | "asset-hospitality"
  | "asset-institutional"
  | "asset-land"
  | "asset-luxury"
  | "ayodhya"
  | "buy-property"
  | "buy-property-wide"
  | "circle"
  | "circle-wide"
  | "construction"
  | "construction-wide"
  | "contact"
  | "contact-wide"
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
  | "dispute-settlement-wide"
  | "document-verification"
  | "dwarka-expressway"
  | "exchange"
  | "exchange-arrows"
  | "exchange-haveli"
  | "exchange-villa"
  | "exchange-wide"
  | "faq"
  | "financial-services"
  | "founder"
  | "furniture"
  | "furniture-wide"
  | "greater-noida"
  | "group-join"
  | "hero"
  | "hero-tall"
  | "high-value"
  | "high-value-wide"
  | "interior"
  | "intro"
  | "investment-hub"
  | "investment-hub-wide"
  | "joint-venture"
  | "karjat"
  | "legal-rera"
  | "loan"
  | "mission"
  | "new-faridabad"
  | "new-noida"
  | "nri"
  | "nri-wide"
  | "partner"
  | "partner-wide"
  | "plot-empty"
  | "portfolio"
  | "portfolio-wide"
  | "privacy"
  | "promise"
  | "query"
  | "rental-caretaking"
  | "rental-caretaking-wide"
  | "sell-property"
  | "shifting"
  | "shifting-wide"
  | "solar-commercial"
  | "solar-consult"
  | "solar-ev"
  | "solar-field"
  | "solar-home"
  | "solar-maintenance"
  | "solar-society"
  | "solar-supplies"
  | "solar-wide"
  | "storage"
  | "vaastu"
  | "vaastu-wide"
  | "vangani"
  | "why-us";

export interface PictureShape {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export const usualShape: PictureShape = { width: 1280, height: 800, widths: [400, 800, 1280] };

/** Photographs, which are the same by day and at dusk. */
export const photographs: readonly PictureName[] = [];

/** The desks share one entry, and so do the wide pictures. */
export const otherShapes: Readonly<Record<string, PictureShape>> = {
  wide: { width: 2000, height: 833, widths: [1200, 1600, 2000] },
  desk: { width: 800, height: 1000, widths: [400, 800] },
  hero: { width: 2000, height: 1125, widths: [800, 1200, 1600, 2000] },
  "hero-tall": { width: 1000, height: 1250, widths: [400, 800, 1000] },
  intro: { width: 640, height: 800, widths: [400, 640] },
};
