/** Requirement E6. */
import { expect, it } from "vitest";
import { networkOf } from "../../worker/http/address.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  [undefined, undefined],
  ["", undefined],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
