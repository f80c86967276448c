import type { LRUCache } from "lru-cache";
import { CHECKOUT_META } from "../../payments/gateways/razorpay/checkout-sources.ts";
import type { WrittenDocument } from "../../base/request-context.ts";
import { byteCache } from "../../http-cache/byte-cache.ts";
import { compressed, type Effort, type Encoding } from "./content-encoding.ts";
import { closedOnce, joinedData } from "./html-document.ts";
import { inlineScriptSources } from "./inline-scripts.ts";
import { etagOf } from "./revalidation.ts";

/** What is made of the text of a page before it leaves: mended, its scripts named, compressed. */

/** What of a page runs. */
export interface PageScripts {
  /** Its inline scripts, by their hashes. */
  scripts: readonly string[];
  /** Whether it says in its head that it opens Razorpay's checkout; a text in its body cannot say so. */
  pays: boolean;
}

export interface FinishedPage extends PageScripts {
  etag: string;
  body: Buffer;
}

const NOTHING_RUNS: PageScripts = { scripts: [], pays: false };

export function finishDocument(
  text: string,
  encoding: Encoding,
  effort: Effort,
): Promise<FinishedPage> {
  const html = mended(text);
  const pays = html.includes(`<meta name="${CHECKOUT_META}" `);
  return packed(Buffer.from(html), { scripts: inlineScriptSources(html), pays }, encoding, effort);
}

/** A document that was written whole: it was made for one who asks. */
export function finishWritten(
  { body, scripts }: WrittenDocument,
  encoding: Encoding,
): Promise<FinishedPage> {
  return packed(body, { scripts, pays: false }, encoding, "once");
}

export function mended(text: string): string {
  return joinedData(closedOnce(text));
}

interface KeptData extends FinishedPage {
  /** Of the body and of the text by which it is found. */
  bytes: number;
}

const MIB = 1024 * 1024;

/** Found by its own text: many requests lead to the same one. */
const data: Record<Encoding, LRUCache<string, KeptData>> = {
  br: byteCache("finished-br", 16 * MIB),
  gzip: byteCache("finished-gzip", 8 * MIB),
  identity: byteCache("finished-identity", 8 * MIB),
};

/** Data of a change of pages, or a site map; what will be sent often is kept. */
export async function finishData(
  text: string,
  encoding: Encoding,
  effort: Effort,
): Promise<FinishedPage> {
  const known = data[encoding].get(text);
  if (known) return known;
  const made = await packed(Buffer.from(text), NOTHING_RUNS, encoding, effort);
  const bytes = made.body.byteLength + 2 * text.length;
  if (effort === "often") data[encoding].set(text, { ...made, bytes });
  return made;
}

async function packed(
  plain: Buffer,
  scripts: PageScripts,
  encoding: Encoding,
  effort: Effort,
): Promise<FinishedPage> {
  const body = await compressed(plain, encoding, effort);
  return { ...scripts, etag: etagOf(plain), body };
}
