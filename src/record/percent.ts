/** Escapes all but the unreserved characters of RFC 3986, as S3 and RFC 5987 need. encodeURIComponent leaves five more. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
