/** The sender of a request as the limits count it: an IPv4 address, or the /64 network of an IPv6 address. */
import type { Context } from "hono";

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * @param address as Cloudflare gives it, IPv4 or IPv6
 * @returns the IPv4 address, or the /64 of an IPv6 address, which one household has for itself; undefined without an address
 */
export function networkOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const mapped = V4_MAPPED.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("::", 2) as [string, string?];
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}

/** The /48 around an IPv6 network, which one customer of a provider may have whole; an IPv4 address as it is. */
export const siteOf = (network: string): string => network.replace(/^((?:[^:]+:){3}).*::\/64$/, "$1:/48");

/** The network that a request comes from. */
export const senderOf = (c: Context): string | undefined => networkOf(c.req.header("cf-connecting-ip"));

/**
 * The networks whose uploads are counted together with a sender's: its own, and of an IPv6 one the /48 around it, since a provider gives
 * one customer as many as 65,536 of /64. The narrowest first.
 */
export const networksAround = (network: string): readonly string[] => [...new Set([network, siteOf(network)])];
