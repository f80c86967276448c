import "server-only";
import { lookup as resolveName } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/base/env";
import { isLoopback } from "@/lib/base/http/loopback";

/**
 * Addresses that the shop may call: public ones, so that nobody reaches its own network through it. A name counts as
 * all addresses that it currently resolves to.
 */

export interface ResolvedAddress {
  address: string;
  family: number;
}

export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>;

const resolveAll: Resolve = (hostname) => resolveName(hostname, { all: true });

/** The reason why an address is not called, as a sentence for the owner. */
export class ForbiddenAddress extends Error {}

const PRIVATE = "Enter an address that is open to the internet, not one of a private network.";
const HTTPS = "Enter an address that begins with https://";

/**
 * The URL of an address that may be called, judged by its text.
 * @throws ForbiddenAddress
 */
export function parseTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["https:", "http:"].includes(url.protocol)) throw new ForbiddenAddress(HTTPS);
  if (url.username || url.password) {
    throw new ForbiddenAddress("Leave name and password out of the address.");
  }
  const isOfTests = allowsLoopback() && isLoopback(url.hostname);
  if (url.protocol === "http:" && !isOfTests) throw new ForbiddenAddress(HTTPS);
  return url;
}

/**
 * Resolves the host of an address once, and returns the address to connect to.
 * @throws ForbiddenAddress when any address of the name may not be called; Error when there is none
 */
export async function resolveTarget(
  url: URL,
  resolve: Resolve = resolveAll,
): Promise<ResolvedAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  const [first] = addresses;
  if (!first) throw new Error("The name of the host is not known.");
  for (const { address } of addresses) requireAllowed(url, address);
  return first;
}

/** Without encryption only this machine may be called. */
function requireAllowed(url: URL, address: string): void {
  const range = getRange(address);
  if (range === "loopback" && allowsLoopback()) return;
  if (range !== "unicast") throw new ForbiddenAddress(PRIVATE);
  if (url.protocol !== "https:") throw new ForbiddenAddress(HTTPS);
}

/**
 * "unicast" for a public address. Every other range of IANA's registries has its own name, including IPv6 ranges that
 * embed IPv4 addresses.
 */
function getRange(address: string): string {
  // A zone id ("fe80::1%eth0") names a link of this machine.
  if (!ipaddr.isValid(address) || address.includes("%")) return "unknown";
  const known = ipaddr.parse(address);
  const range = known.range();
  if (range !== "unicast" || known instanceof ipaddr.IPv4) return range;
  return known.match(ipaddr.IPv6.parse(INTERNET), INTERNET_BITS) ? range : "unassigned";
}

/** IANA assigns public addresses only from 2000::/3. */
const INTERNET = "2000::";
const INTERNET_BITS = 3;

const allowsLoopback = () => env().WEBHOOK_ALLOW_LOOPBACK === "1";
