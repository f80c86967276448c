import { describe, expect, it } from "vitest";
import { callerAddress, parseProxies, addressBlock } from "./proxies";

const caller = (proxies: string, socket: string, forwardedFor: string) => {
  const parsed = parseProxies(proxies);
  return parsed && callerAddress(socket, forwardedFor, parsed);
};

describe("the caller's address", () => {
  it.each([
    ["0", "127.0.0.1", "203.0.113.9", "127.0.0.1"],
    ["1", "127.0.0.1", "", "127.0.0.1"],
    ["1", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["1", "10.1.2.3", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["2", "10.1.2.3", "198.51.100.1, 192.168.0.4", "198.51.100.1"],
    ["2", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
    // A proxy in between with a public address is the caller.
    ["2", "10.1.2.3", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    // A connection to the port from elsewhere does not come from a proxy of the shop.
    ["1", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["1", "2001:db8::7", "198.51.100.1", "2001:db8::7"],
    ["1", "fd00::1", "2001:DB8:0::9", "2001:db8::9"],
    // Text that is not an address is ignored.
    ["1", "127.0.0.1", 'a@b"; DROP', "127.0.0.1"],
    ["1", "127.0.0.1", "1", "127.0.0.1"],
    ["1", "127.0.0.1", "203.0.113.9:443", "127.0.0.1"],
    ["2", "127.0.0.1", "unknown, 10.0.0.2", "10.0.0.2"],
    ["1", "", "203.0.113.9", "unknown"],
    ["203.0.113.0/24", "203.0.113.7", "198.51.100.1", "198.51.100.1"],
    ["203.0.113.7", "203.0.113.8", "198.51.100.1", "203.0.113.8"],
    ["loopback, 203.0.113.0/24", "127.0.0.1", "198.51.100.1, 203.0.113.8", "198.51.100.1"],
    ["private", "127.0.0.1", "198.51.100.1", "127.0.0.1"],
    ["2001:db8::/32", "2001:db8::1", "198.51.100.1", "198.51.100.1"],
    ["loopback", "::1", "127.0.0.1, 127.0.0.1", "127.0.0.1"],
  ])("with TRUST_PROXY=%s, from %s saying “%s”, is %s", (proxies, socket, said, expected) => {
    expect(caller(proxies, socket, said)).toBe(expected);
  });
});

it.each([
  "",
  "-1",
  "1.5",
  "11",
  "all",
  "10.0.0.0/33",
  "10.0.0.0/0",
  "10.0.0.0/x",
  "example.com",
  "loopback,",
])("“%s” names no proxies", (text) => {
  expect(parseProxies(text)).toBeUndefined();
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
