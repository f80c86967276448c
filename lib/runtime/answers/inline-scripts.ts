import { createHash } from "node:crypto";

/** Scripts that stand in the page itself; those with an address are 'self', and data is never run. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const HAS_ADDRESS = /\ssrc\s*=/i;
const DATA_TYPE = /\stype\s*=\s*["']?(?!module|text\/javascript)[\w+/-]+/i;

/**
 * The sources by which a Content-Security-Policy lets exactly the inline scripts of this page run:
 * `'sha256-…'` of each, without repeats.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    if (HAS_ADDRESS.test(attributes) || DATA_TYPE.test(attributes) || code === "") continue;
    sources.add(`'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`);
  }
  return [...sources];
}
