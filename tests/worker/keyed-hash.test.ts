/** The key that signs uploads signs nothing else: other keys are derived from it, one for each purpose. */
import { expect, it } from "vitest";
import { keyedHash } from "../../worker/hash.ts";
import { networkName, toNetwork } from "../../worker/http/networks.ts";

const SECRET = "the key that signs uploads";
const NETWORK = "203.0.113.7";

it("matches Node's own hkdfSync and createHmac", async () => {
  const expected = "bf66f0ac0f34083330d358255ec87209d81dfba497e591f203357acaa5937008";
  expect(await keyedHash(SECRET, "a purpose", "a message")).toBe(expected);
  expect(await keyedHash(SECRET, "another purpose", "a message")).not.toBe(expected);
});

it("hashes a network with its own key, and another on each day in India", async () => {
  const env = { S3_SECRET_ACCESS_KEY: SECRET };
  const name = await networkName(env, NETWORK, new Date("2026-11-25T20:00:00Z"));
  expect(name).toBe(
    (await keyedHash(SECRET, "upload quota", `2026-11-26\n${NETWORK}`)).slice(0, 32),
  );
  expect(name).toBe("150700b69b00010d43bc7e580c4aac9a");
  expect(await networkName(env, NETWORK, new Date("2026-11-25T18:00:00Z"))).not.toBe(name);
});

it.each([
  [NETWORK, NETWORK],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::ffff:203.0.113.7", NETWORK],
  ["", undefined],
])("counts %s as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
