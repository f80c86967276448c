import { createHash } from "node:crypto";

/** Inline scripts. Scripts with an address are covered by 'self', and data blocks never run. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const HAS_ADDRESS = /\ssrc\s*=/i;
const DATA_TYPE = /\stype\s*=\s*["']?(?!module|text\/javascript)[\w+/-]+/i;

/**
 * Returns the Content-Security-Policy sources that let exactly the inline scripts of this page run: one `'sha256-…'`
 * each, without repeats.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    if (HAS_ADDRESS.test(attributes) || DATA_TYPE.test(attributes) || code === "") continue;
    sources.add(`'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`);
  }
  return [...sources];
}
