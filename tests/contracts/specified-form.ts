/** Rows and common values of the specification of forms (specified.ts). */

export interface Files {
  readonly mib: number;
  readonly extensions: string;
  readonly via: "presign" | "s3";
  readonly category?: string;
  /** Whether its page has a picker. */
  readonly picker: boolean;
}

/** Texts with several values, as in tests/support/spellings.ts. */
export interface Specified {
  /** By path, the values of an untouched form in `formData`, without country codes. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** If the specification names the screen. */
  readonly heading?: string;
  /** If the screen and its form have different headings. */
  readonly screen?: string;
  readonly wrapper?: string;
  readonly busy: string;
  readonly uploading?: string;
  readonly success: string;
  readonly submit?: string;
  readonly gate: "disabled" | "alert" | "native";
  readonly afterSuccess: "clear" | "keep" | "clearFiles";
  readonly aliases?: readonly string[];
  /**
   * By path in `formData`, without country codes. A list that depends on another answer is the
   * union of its options.
   */
  readonly lists?: Readonly<Record<string, string>>;
  /** Lists that we wrote ourselves. They are closed and include "Other". */
  readonly authored?: string;
  /** Absent if the form takes no files. */
  readonly files?: Files;
}

export const SENT = "Request submitted successfully!";
export const usual = { busy: "Submitting...", gate: "disabled", afterSuccess: "clear" } as const;

const OFFICE = ".pdf | .doc | .docx | .xls | .xlsx | .txt";
const IMAGES = ".jpg | .jpeg | .png";
export const PICTURES: Files = {
  mib: 10,
  extensions: `.pdf | ${IMAGES} | .webp`,
  via: "presign",
  picker: false,
};
export const LISTED: Files = { ...PICTURES, mib: 20, extensions: `${OFFICE} | ${IMAGES}` };
export const WIDE: Files = {
  ...LISTED,
  mib: 15,
  extensions: `${LISTED.extensions} | .webp`,
  picker: true,
};
export const ALL: Files = {
  ...WIDE,
  mib: 50,
  extensions: `${WIDE.extensions} | .mp4 | .mov | .webm`,
};
export const PAPERS: Files = {
  mib: 15,
  extensions: `${PICTURES.extensions} | .doc | .docx`,
  via: "s3",
  picker: true,
};

export const UNITS = "BHK | Sqft";
export const TIMELINES = "Immediately | 1-3 Months | 3-6 Months | 6+ Months";
export const PURPOSES = "First Home | Investment | Relocation | Other";
export const BUDGETS = "Below ₹20L | ₹20L - ₹40L | ₹40L - ₹60L | ₹60L - ₹1Cr | Above ₹1Cr";
