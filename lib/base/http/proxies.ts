import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The trusted proxies in front of the shop, whose X-Forwarded-For is believed. TRUST_PROXY is either the number of
 * proxies, which are then trusted only on the machine or in its private network, or a list of their addresses and
 * networks: `10.0.0.0/8, 2001:db8::7, loopback, private`.
 */

/**
 * The header by which the shop's own server passes the caller's address to the handlers. It is set for each request
 * from the socket and the trusted proxies, whatever the caller sent.
 */
export const CLIENT_ADDRESS_HEADER = "x-shop-client-address";

/** The first half of an IPv6 address, in groups of 16 bits. */
const NETWORK_GROUPS = 4;

/**
 * Returns the block that one subscriber line gets: an IPv4 address, or the 2^64 addresses of an IPv6 network (RFC
 * 6177). Rate limits count blocks, because a machine can use every address of its network.
 */
export function addressBlock(address: string): string {
  if (!isIP(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const network = known.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

export interface Proxies {
  /** Reports whether the address is a trusted proxy's. */
  believes: (address: Address) => boolean;
  /** Maximum number of proxies in a row. */
  most: number;
}

const MOST = 10;

/** Trusts no proxy. */
export const NO_PROXIES: Proxies = { believes: () => false, most: 0 };

const NAMED: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: [
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "fc00::/7",
    "fe80::/10",
  ],
};

/** Returns undefined for a text that does not name proxies. */
export function parseProxies(text: string): Proxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MOST ? counted(Number(text)) : undefined;
  const networks = text.split(",").flatMap((entry) => parseNetworks(entry.trim()));
  if (networks.includes(undefined)) return undefined;
  return { believes: (address) => networks.some((network) => isIn(address, network)), most: MOST };
}

const NEAR = Object.values(NAMED)
  .flat()
  .map((network) => ipaddr.parseCIDR(network));

function counted(most: number): Proxies {
  return { believes: (address) => NEAR.some((network) => isIn(address, network)), most };
}

function parseNetworks(entry: string): (Network | undefined)[] {
  const named = NAMED[entry];
  if (named) return named.map((network) => ipaddr.parseCIDR(network));
  const [text = "", bits] = entry.split("/");
  const address = addressFrom(text);
  const widest = address?.kind() === "ipv4" ? 32 : 128;
  const width = bits === undefined ? widest : Number(bits);
  if (!address || !Number.isInteger(width) || width < 1 || width > widest) return [undefined];
  return [[address, width]];
}

function isIn(address: Address, network: Network | undefined): boolean {
  return network !== undefined && address.kind() === network[0].kind() && address.match(network);
}

/** A socket for both families writes IPv4 addresses as ::ffff:192.0.2.1. */
function addressFrom(text: string): Address | undefined {
  return isIP(text) ? ipaddr.process(text) : undefined;
}

/** Reports whether the other end of a connection is a trusted proxy. */
export function isProxy(socketAddress: string | undefined, { believes, most }: Proxies): boolean {
  const address = addressFrom(socketAddress ?? "");
  return address !== undefined && most > 0 && believes(address);
}

/**
 * Returns the caller's address: the socket's or, when that is a trusted proxy, the rightmost one of X-Forwarded-For,
 * and so on to the left while that is a trusted proxy too. Entries further left are only the caller's claims. An
 * entry that is not an address is ignored.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string,
  { believes, most }: Proxies,
): string {
  let caller = addressFrom(socketAddress ?? "");
  if (!caller) return "unknown";
  const claims = forwardedFor.split(",").map((entry) => entry.trim());
  for (let proxies = 0; proxies < most && believes(caller); proxies += 1) {
    const next = addressFrom(claims.pop() ?? "");
    if (!next) break;
    caller = next;
  }
  return caller.toString();
}
