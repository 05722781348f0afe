/** The endpoints, and the methods of each. */
export const PATHS = {
  "/forms": "POST",
  "/guest/uploads/presign/bulk": "POST",
  "/guest/uploads/*": "PUT",
  "/s3/upload": "POST",
  "/health": "GET, HEAD",
} as const;
