import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

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
