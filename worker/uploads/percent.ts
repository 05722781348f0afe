/** RFC 3986's unreserved characters stay, all others are escaped: what encodeURIComponent spares, S3 and RFC 5987 do not. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
