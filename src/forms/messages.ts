/** Messages of success and failure, for the worker that sends them and the browser that shows them. */
import type { PlainMessage } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";

const SERVER = "Server error occurred. Please try again later.";

const BY_STATUS: Readonly<Record<number, PlainMessage>> = {
  400: "Invalid request. Please check your input and try again.",
  401: "You are not authorized to perform this action.",
  403: "Access denied. Please contact support.",
  404: "The requested resource was not found.",
  409: "A conflict occurred. Please refresh and try again.",
  429: "Too many requests. Please wait a moment and try again.",
  500: SERVER,
  502: SERVER,
  503: SERVER,
  504: SERVER,
};

export const messageOfStatus = (status: number): string =>
  t(BY_STATUS[status] ?? "An unexpected error occurred. Please try again.");

export const MESSAGES = {
  submitted: "Form submitted successfully",
  offline: "Unable to connect to the server. Please check your internet connection.",
  timeout: "Request timed out. Please try again.",
  challenged: "A security check is in the way. We will keep trying to send it.",
  unreachable: "Unable to reach the server. Please try again later.",
  unreadable:
    "This file can no longer be read on this device. Please choose it again. If it is in Drive, download it first.",
  submissionFailed: "Submission failed",
  uploadFailed: "Upload failed",
  documentsFailed: "Failed to upload documents",
  requiredFields: "Please fill in all required fields",
  someFilesRejected:
    "Some files were rejected. Please ensure files are under 15MB and are PDF, image, or document files.",
  unmappedAction: "Form not configured for this action yet.",
  uploaded: "Files uploaded successfully",
  signed: "Upload URLs generated successfully",
} as const;

/** Quotes a type only if it looks like one, so that the answer repeats no text of a stranger. */
export const unknownForm = (type: string): string =>
  t("Form configuration not found for type: {type}", {
    type: /^[A-Z_]{1,40}$/.test(type) ? type : "?",
  });
export const uploadFailedFor = (file: string, reason: string): string =>
  t("Failed to upload {file}: {reason}", { file, reason });

/** One problem of one field. `field` is its path in the body, such as `formData.city`. */
export interface Problem {
  readonly field: string;
  /** The name of the control that shows it, if the field is one of the form's. */
  readonly control?: string;
  readonly code: string;
  readonly message: string;
}

export const problem = (field: string, code: string, message: string): Problem => ({
  field,
  code,
  message,
});

/** The body of every refusal. */
export interface ErrorBody {
  readonly success: false;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly Problem[];
  /** Of a 5xx: the id of the request in our log. */
  readonly reference?: string;
}
