/** Who sends, as far as an address tells: an IPv4 address, or the /64 that one IPv6 household has to itself. */

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key that limits count by; undefined where nothing is known of the sender. */
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
