/** The objects under a prefix, page by page, each with what `files.list` gives. */
export async function* listPages(files: R2Bucket, options: R2ListOptions): AsyncGenerator<R2Objects> {
  let cursor: string | undefined;
  do {
    const page = await files.list({ ...options, ...(cursor && { cursor }) });
    yield page;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
