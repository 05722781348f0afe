/**
 * The networks of a request, for limits. An IPv4 address counts as one network. An IPv6 address counts as its /64, which one
 * household has, and as its /48, because a provider may give one customer 65,536 networks of /64.
 */
import type { Context } from "hono";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { Env } from "../env.ts";
import { keyedHash } from "../hash.ts";

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * @param address as Cloudflare sends it
 * @returns the IPv4 address or the /64 of an IPv6 address, or `undefined` without an address
 */
export function toNetwork(address: string | undefined): string | undefined {
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

/** The /48 around an IPv6 network. An IPv4 address stays as it is. */
export const widePrefix = (network: string): string =>
  network.replace(/^((?:[^:]+:){3}).*::\/64$/, "$1:/48");

/** The network that sent a request. */
export const senderNetwork = (c: Context): string | undefined =>
  toNetwork(c.req.header("cf-connecting-ip"));

/** A /48 may use this many times the daily limit of one network, so that no network can use up the share of its neighbours. */
const PREFIX_FACTOR = 4;

/** A network under its name of today, with its share of the daily limits. */
export interface CountedNetwork {
  /** A keyed hash, from which no one can compute the address. */
  readonly name: string;
  /** How many times the daily limit it may use. */
  readonly factor: number;
}

/** The name of a network on one day in India. */
export async function networkName(
  env: Pick<Env, "S3_SECRET_ACCESS_KEY">,
  network: string,
  now: Date,
): Promise<string> {
  const text = `${dayInIndia(now.getTime())}\n${network}`;
  return (await keyedHash(env.S3_SECRET_ACCESS_KEY, "upload quota", text)).slice(0, 32);
}

/** The networks whose daily limits a request uses: its own, and the /48 around an IPv6 network. */
export async function countedNetworks(
  c: Context<{ Bindings: Env }>,
  now: Date,
): Promise<readonly CountedNetwork[]> {
  const own = senderNetwork(c);
  if (own === undefined) return [];
  const prefix = widePrefix(own);
  const names = await Promise.all(
    [...new Set([own, prefix])].map((network) => networkName(c.env, network, now)),
  );
  return names.map((name, i) => ({ name, factor: i === 0 ? 1 : PREFIX_FACTOR }));
}
