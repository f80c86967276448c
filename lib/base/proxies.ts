import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Who stands in front of the shop and is believed when it says for whom it calls. TRUST_PROXY is either
 * how many proxies there are, which then are believed on the machine or in its private network alone,
 * or their addresses and networks: `10.0.0.0/8, 2001:db8::7, loopback, private`.
 */

/**
 * The header in which our own server hands the caller's address to the handlers. It is set anew for
 * each request from the socket and the believed proxies, whatever the caller sent.
 */
export const CLIENT_ADDRESS_HEADER = "x-shop-client-address";

/** The first half of an IPv6 address, in groups of 16 bits. */
const NETWORK_GROUPS = 4;

/**
 * What one line of a provider has: an IPv4 address, or the 2^64 addresses of an IPv6 network (RFC 6177).
 * Whoever counts callers counts these, because a machine can come from every address of its network.
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
  /** Whether the one with this address is a proxy of ours. */
  believes: (address: Address) => boolean;
  /** How many there are at most. */
  most: number;
}

const MOST = 10;

/** Nobody is believed. */
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

/** Undefined for what names no proxies. */
export function parseProxies(text: string): Proxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MOST ? counted(Number(text)) : undefined;
  const networks = text.split(",").flatMap((entry) => networksOf(entry.trim()));
  if (networks.includes(undefined)) return undefined;
  return { believes: (address) => networks.some((network) => isIn(address, network)), most: MOST };
}

const NEAR = Object.values(NAMED)
  .flat()
  .map((network) => ipaddr.parseCIDR(network));

function counted(most: number): Proxies {
  return { believes: (address) => NEAR.some((network) => isIn(address, network)), most };
}

function networksOf(entry: string): (Network | undefined)[] {
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

/** Whether the machine at the other end of a connection is a proxy of ours. */
export function isProxy(socketAddress: string | undefined, { believes, most }: Proxies): boolean {
  const address = addressFrom(socketAddress ?? "");
  return address !== undefined && most > 0 && believes(address);
}

/**
 * The caller's address: the socket's, or, where a proxy of ours calls, the one for which it says that
 * it does, the rightmost of X-Forwarded-For; and so on while that is a proxy of ours. What stands
 * further left is whatever the caller claimed, and what is no address counts for nothing.
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
