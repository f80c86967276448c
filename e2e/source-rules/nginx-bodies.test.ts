import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";

const MIB = 1024 ** 2;
const config = readFileSync("deploy/nginx.conf", "utf8");

/** The patterns below /api in order, of which nginx takes the first match, with their limits in bytes. */
const locations = [...config.matchAll(/location ~ (\S+) \{\s*client_max_body_size (\d+)m;/g)].map(
  ([, pattern = "", mib]) => ({ pattern: new RegExp(pattern), bytes: Number(mib) * MIB }),
);
const otherwise = Number(/^ {4}client_max_body_size (\d+)m;$/m.exec(config)?.[1]) * MIB;

const admitted = (path: string) =>
  locations.find(({ pattern }) => pattern.test(path))?.bytes ?? otherwise;

/** The bytes of the largest request that the shop accepts, without the other fields of a form. */
function largestBody({ multipart, bytes, signed, maxBytes }: Endpoint): number {
  if (multipart) return multipart.files.maxFiles * multipart.files.maxBytes;
  return bytes?.maxBytes ?? signed?.maxBytes ?? maxBytes ?? 0;
}

const large = Object.values<Endpoint>(endpoints).filter((endpoint) => largestBody(endpoint) > 0);

describe("deploy/nginx.conf", () => {
  it.each(large.map((endpoint) => [endpoint.call, endpoint] as const))(
    "allows the largest request of %s",
    (_, endpoint) => {
      const path = `/api${splitCall(endpoint).path.replaceAll(/\{\w+\}/g, "3f2a")}`;
      expect(admitted(path)).toBeGreaterThan(largestBody(endpoint));
    },
  );
});
