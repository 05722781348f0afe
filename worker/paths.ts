/** The paths of the edge, and what each takes. */
export const PATHS = {
  "/forms": "POST",
  "/guest/uploads/presign/bulk": "POST",
  "/s3/upload": "POST",
  "/health": "GET, HEAD",
} as const;
