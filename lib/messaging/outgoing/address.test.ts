import { afterEach, describe, expect, it, vi } from "vitest";
import type { ResolvedAddress } from "./address";

/** The module as loaded with this environment. */
async function addressesWith(allowLoopback: "0" | "1") {
  vi.resetModules();
  vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", allowLoopback);
  return import("./address");
}

const as = (...addresses: string[]): ResolvedAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

afterEach(() => {
  vi.unstubAllEnvs();
});

/** "called", or the refusal; `names` are the addresses that a name resolves to. */
async function judge(text: string, names: string[] = [], allowLoopback: "0" | "1" = "0") {
  const { parseTarget, resolveTarget } = await addressesWith(allowLoopback);
  try {
    await resolveTarget(parseTarget(text), () => Promise.resolve(as(...names)));
    return "called";
  } catch (error) {
    return (error as Error).message;
  }
}

const NOT_OPEN = expect.stringContaining("open to the internet") as string;
const NOT_HTTPS = "Enter an address that begins with https://";

const CLOSED = [
  // This machine.
  ...["127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "::1", "::"],
  // Private networks, CGNAT, link-local and the metadata of clouds.
  ...["10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1", "192.168.255.1"],
  ...["100.64.0.1", "100.127.255.255", "169.254.0.1", "169.254.169.254"],
  ...["fc00::1", "fd00::1", "fd12:3456:789a::1", "fe80::1", "febf::1", "fec0::1"],
  // Multicast, broadcast, documentation, benchmarks, reserved.
  ...["224.0.0.1", "239.255.255.255", "255.255.255.255", "240.0.0.1", "198.18.0.1", "192.0.0.1"],
  ...["192.0.2.1", "198.51.100.1", "203.0.113.1", "ff02::1", "2001:db8::1", "100::1"],
  // Addresses of IPv4 inside those of IPv6: mapped, compatible, NAT64, 6to4, Teredo.
  ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1"],
  ...["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::1", "2001:0:7f00:1::1", "::127.0.0.1"],
];

const inUrl = (address: string) => (address.includes(":") ? `[${address}]` : address);

describe("an address outside the public internet", () => {
  it.each(CLOSED)("%s is refused, literally and as the address of a name", async (address) => {
    expect(await judge(`https://${inUrl(address)}/hook`)).toEqual(NOT_OPEN);
    expect(await judge("https://hooks.example/", [address])).toEqual(NOT_OPEN);
    expect(await judge("https://hooks.example/", ["93.184.216.34", address])).toEqual(NOT_OPEN);
  });

  it.each([
    ...["https://2130706433/", "https://0x7f000001/", "https://0177.0.0.1/", "https://127.1/"],
    ...["https://10.1/", "https://①②⑦.0.0.1/", "https://[::ffff:7f00:0001]/"],
  ])("%s, in another spelling, is refused", async (text) => {
    expect(await judge(text)).toEqual(NOT_OPEN);
  });

  it("is refused with a zone id", async () => {
    expect(await judge("https://hooks.example/", ["fe80::1%eth0"])).toEqual(NOT_OPEN);
  });
});

describe("an allowed address", () => {
  it.each([
    "93.184.216.34",
    "8.8.8.8",
    "172.15.0.1",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
  ])("is one like %s", async (address) => {
    expect(await judge(`https://${inUrl(address)}/hook`)).toBe("called");
    expect(await judge("https://hooks.example:8443/hook?a=b", [address])).toBe("called");
  });

  it.each([
    ["http://93.184.216.34/", NOT_HTTPS],
    ["ftp://93.184.216.34/", NOT_HTTPS],
    ["file:///etc/passwd", NOT_HTTPS],
    ["hooks.example", NOT_HTTPS],
    ["https://user:pass@93.184.216.34/", "Leave name and password out of the address."],
  ])("cannot be %s", async (text, why) => {
    expect(await judge(text)).toBe(why);
  });

  it("must resolve", async () => {
    expect(await judge("https://hooks.example/", [])).toBe("The name of the host is not known.");
  });
});

describe("WEBHOOK_ALLOW_LOOPBACK", () => {
  it.each(["127.0.0.1", "127.8.8.8", "::1"])("allows %s, also by http", async (address) => {
    for (const scheme of ["http", "https"]) {
      expect(await judge(`${scheme}://${inUrl(address)}:4000/`, [], "1")).toBe("called");
      expect(await judge(`${scheme}://localhost:4000/`, [address], "1")).toBe("called");
    }
  });

  it.each(CLOSED.filter((address) => !/^(127\.|::1$)/.test(address)))(
    "does not allow %s",
    async (address) => {
      expect(await judge(`https://${inUrl(address)}/`, [], "1")).toEqual(NOT_OPEN);
      expect(await judge("http://hooks.example/", ["127.0.0.1", address], "1")).not.toBe("called");
    },
  );

  it("allows http for no other host, whatever a name resolves to", async () => {
    expect(await judge("http://93.184.216.34/", [], "1")).toBe(NOT_HTTPS);
    for (const address of ["93.184.216.34", "127.0.0.1"]) {
      expect(await judge("http://hooks.example/", [address], "1")).toBe(NOT_HTTPS);
      expect(await judge("http://127.0.0.1.hooks.example/", [address], "1")).toBe(NOT_HTTPS);
    }
    expect(await judge("http://localhost/", ["93.184.216.34"], "1")).toBe(NOT_HTTPS);
    expect(await judge("http://localhost/", ["10.0.0.1"], "1")).toEqual(NOT_OPEN);
  });
});
