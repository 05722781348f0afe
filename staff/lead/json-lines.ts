import type { Row } from "../store/store.ts";

/** A lead as one line of JSON: its columns, and the whole payload as it was received. */
function jsonOf({ payload, files, ...columns }: Row): Record<string, unknown> {
  return {
    ...columns,
    files: typeof files === "string" ? files.split("\n") : [],
    payload: JSON.parse(String(payload)) as unknown,
  };
}

export const jsonLine = (lead: Row): string => `${JSON.stringify(jsonOf(lead))}\n`;
