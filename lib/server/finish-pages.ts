import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ByteCache } from "./byte-cache.ts";
import { log } from "../log.ts";
import { inlineScriptSources } from "./inline-scripts.ts";

/**
 * Every page leaves with a Content-Security-Policy that names its inline scripts by their hashes:
 * kept pages are shared by all visitors and can carry no nonce. For that a page is held until it is
 * whole, and then compressed here, once for all who are answered the same bytes.
 */

type Encoding = "br" | "gzip" | "identity";

interface FinishedPage {
  scripts: readonly string[];
  body: Buffer;
  bytes: number;
}

const CACHE_BYTES = 32 * 1024 * 1024;
const finished = new ByteCache<FinishedPage>(CACHE_BYTES);

const compress: Record<Encoding, (page: Buffer) => Promise<Buffer> | Buffer> = {
  br: (page) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page) => promisify(gzip)(page),
  identity: (page) => page,
};

function encodingFor(accepted = ""): Encoding {
  const names = accepted.split(",").map((entry) => entry.trim().split(";")[0]);
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}

async function finish(page: Buffer, encoding: Encoding): Promise<FinishedPage> {
  const key = `${encoding} ${createHash("sha1").update(page).digest("base64")}`;
  const known = finished.get(key);
  if (known) return known;
  const scripts = inlineScriptSources(page.toString("utf8"));
  const body = await compress[encoding](page);
  const made = { scripts, body, bytes: body.byteLength };
  finished.set(key, made);
  return made;
}

/** Next's data for a page change, its files and the API's answers are no pages. */
export function mayBePage({ url = "", headers }: IncomingMessage): boolean {
  return !url.startsWith("/_next/") && !url.startsWith("/api/") && headers.rsc === undefined;
}

/** Site maps are texts of the same kind, without scripts. */
const isPage = (response: ServerResponse) =>
  /^text\/html|^(text|application)\/xml/.test(String(response.getHeader("Content-Type") ?? ""));

export interface PageContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** The policy of a page with these inline scripts. */
  policy: (scripts: readonly string[]) => string;
}

/** Call it before the request is handed on; what turns out to be no page passes as it is. */
export function finishPages({ request, response, policy }: PageContext): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const chunks: Buffer[] = [];
  const send = async () => {
    const page = await finish(Buffer.concat(chunks), encoding);
    response.setHeader("Content-Security-Policy", policy(page.scripts));
    response.setHeader("Content-Length", page.bytes);
    response.appendHeader("Vary", "Accept-Encoding");
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    end(page.body);
  };
  const refuse = (error: unknown) => {
    log.error("A page could not be finished", error);
    response.destroy();
  };
  Object.assign(response, {
    write(...args: Parameters<typeof write>) {
      if (!isPage(response)) return write(...args);
      keep(chunks, args);
      return true;
    },
    end(...args: Parameters<typeof end>) {
      // "Not modified" must leave the policy as the browser keeps it with the page.
      if (response.statusCode === 304) response.removeHeader("Content-Security-Policy");
      if (!isPage(response)) return end(...args);
      keep(chunks, args);
      if (chunks.length === 0) return end();
      void send().catch(refuse);
      return response;
    },
    flushHeaders() {
      if (!isPage(response)) flushHeaders();
    },
  });
}

/** The arguments of write() and end(): a text or bytes, the text's encoding, a callback. */
function keep(chunks: Buffer[], [chunk, encoding, done]: readonly unknown[]): void {
  if (typeof chunk === "string") {
    chunks.push(
      Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"),
    );
  } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  const callback = [chunk, encoding, done].find((argument) => typeof argument === "function");
  (callback as (() => void) | undefined)?.();
}
