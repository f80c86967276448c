import { isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What one line of a provider has: an IPv4 address, or the 2^64 addresses of an IPv6 network (RFC 6177).
 * Whoever counts callers counts these, because a machine can come from every address of its network.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [front = [], back = []] = bare.split("::").map(groupsOf);
  const gap = Array.from({ length: GROUPS - front.length - back.length }, () => "0");
  return `${[...front, ...gap, ...back].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/** Without leading noughts, so that one address has one text. */
function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => parseInt(group, 16).toString(16));
}
