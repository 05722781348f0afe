import type { APIRequestContext } from "@playwright/test";

/** The text of an address, read without a browser. A server closes what it has not heard of for a while: then once more. */
export async function served(request: APIRequestContext, at: string): Promise<string> {
  return (await request.get(at, { maxRetries: 2 })).text();
}
