import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Returns the best encoding that the caller's Accept-Encoding allows. */
export function encodingFor(accepted = ""): Encoding {
  const names = accepted
    .split(",")
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.trim().split(";")[0]);
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}

/** How often the same bytes will be sent. Bytes that are sent once are not worth slow compression. */
export type Effort = "once" | "often";

const BROTLI_QUALITY: Record<Effort, number> = { once: 2, often: 5 };
const GZIP_LEVEL: Record<Effort, number> = { once: 2, often: 6 };

/** Bytes: brotli's window of n bits covers 2^n minus 16 bytes. */
const WINDOW_ENDS = 16;

/**
 * Returns brotli's window size as a power of two, large enough for the whole body. The default reserves 4 MiB, which
 * V8 counts for each body under way: ten of them made it collect the whole heap, every 30 searches.
 */
const windowFor = ({ byteLength }: Buffer): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(byteLength + WINDOW_ENDS))),
  );

interface Compressing {
  /** Its ETag: requests for the same body at the same time share one compression. */
  etag: string;
  encoding: Encoding;
  effort: Effort;
}

const underWay = new Map<string, Promise<Buffer>>();

export async function compressed(body: Buffer, how: Compressing): Promise<Buffer> {
  if (how.encoding === "identity") return body;
  const key = Object.values(how).join(" ");
  const shared = underWay.get(key);
  if (shared) return shared;
  const made = compress(body, how).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

function compress(body: Buffer, { encoding, effort }: Compressing): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: GZIP_LEVEL[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
  };
  return promisify(brotliCompress)(body, { params });
}
