/** Which files each form takes, written by hand; a specified form that is missing here takes none. */

export interface ExpectedRule {
  readonly mib: number;
  readonly extensions: readonly string[];
  readonly via: "presign" | "s3";
  readonly category?: string;
  /** Whether its page has a picker. */
  readonly picker: boolean;
}

const IMAGES = [".jpg", ".jpeg", ".png", ".webp"];
const OFFICE = [".doc", ".docx", ".xls", ".xlsx", ".txt"];

const imagesAndPdf = { mib: 10, extensions: [".pdf", ...IMAGES], via: "presign", picker: false } as const;
const listed = { extensions: [".pdf", ...OFFICE, ".jpg", ".jpeg", ".png"], via: "presign" } as const;
const papers = { mib: 15, extensions: [".pdf", ...IMAGES, ".doc", ".docx"], via: "s3", picker: true } as const;

export const FILE_RULES: Readonly<Record<string, ExpectedRule>> = {
  SELLER_FORM: imagesAndPdf,
  LOAN_FUNDING: imagesAndPdf,
  NRI_SUPPORT: { ...imagesAndPdf, picker: true },
  INVESTOR_ENTRY: imagesAndPdf,
  PARTNER_APPLICATION: imagesAndPdf,
  SELLER_MANDATE: imagesAndPdf,
  DOCUMENT_VERIFICATION: { ...listed, mib: 15, picker: true },
  PROPERTY_EXCHANGE: { mib: 15, extensions: [".pdf", ...OFFICE, ...IMAGES], via: "presign", picker: true },
  HIGH_VALUE_ASSET: {
    mib: 50,
    extensions: [".pdf", ...OFFICE, ...IMAGES, ".mp4", ".mov", ".webm"],
    via: "presign",
    picker: true,
  },
  INTERIOR_CONSTRUCTION: { ...listed, mib: 20, picker: false },
  DISPUTE_SETTLEMENT: { ...listed, mib: 20, picker: false },
  JV_COLLABORATION: { ...listed, mib: 20, picker: true },
  PORTFOLIO_MANAGEMENT: papers,
  GROUP_BUYING_CREATE: { ...papers, category: "circle_investment_documents" },
};
