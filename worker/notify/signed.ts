/** Signatures of Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks): HMAC-SHA256 of id, time and body. */

interface Signed {
  /** The same for each try, so that the receiver recognises a repeated message. */
  readonly id: string;
  /** Seconds since 1970, when it is sent. */
  readonly timestamp: number;
  readonly body: string;
}

const PREFIX = "whsec_";

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith(PREFIX)) throw new Error(`a webhook's secret begins with ${PREFIX}`);
  return Uint8Array.from(atob(secret.slice(PREFIX.length)), (char) => char.charCodeAt(0));
}

async function sign(secret: string, { id, timestamp, body }: Signed): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", keyOf(secret), algorithm, false, ["sign"]);
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
  return `v1,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * The three headers of the standard.
 *
 * @param secrets one secret, or two with a space between them while the secret is being changed
 * @throws where one of them is not `whsec_` and base64
 */
export async function signedHeaders(secrets: string, signed: Signed): Promise<Record<string, string>> {
  const signatures = await Promise.all(
    secrets
      .trim()
      .split(/\s+/)
      .map((secret) => sign(secret, signed)),
  );
  return {
    "webhook-id": signed.id,
    "webhook-timestamp": String(signed.timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
