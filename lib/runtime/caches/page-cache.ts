import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import type { IncrementalCacheValue } from "next/dist/server/response-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { cacheTags } from "../../http-cache/cache-tags.ts";
import { notePage } from "../../base/request-context.ts";
import { byteCache } from "../../http-cache/byte-cache.ts";
import { expireKept, isOutdated, steadyNow } from "../../http-cache/expired-tags.ts";

/**
 * Whole pages, as they were rendered: next.config.ts names this file. Next's own cache stamps a page
 * when its render ends, so that a change which was saved meanwhile would not count against it. This
 * one stamps the beginning. What a build rendered is never read: it knew no shop.
 */

interface CachedPage {
  value: IncrementalCacheValue;
  cacheControl: CacheHandlerValue["cacheControl"];
  tags: readonly string[];
  startedAt: number;
  /** Of the page and of the key by which it is found. */
  bytes: number;
}

const MIB = 1024 * 1024;
const pages = byteCache<CachedPage>("pages", 96 * MIB);

const TAGS_HEADER = "x-next-cache-tags";

function tagsOf(value: IncrementalCacheValue): string[] {
  const tags = "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

/** Undefined for a kind of answer that the shop does not keep. */
function bytesOf(value: IncrementalCacheValue): number | undefined {
  const kind: string = value.kind;
  if (kind === "APP_ROUTE" && "body" in value) return value.body.byteLength;
  if (kind !== "APP_PAGE" || !("segmentData" in value)) return undefined;
  const segments = [...(value.segmentData?.values() ?? [])];
  const data = [value.rscData, ...segments].map((part) => part?.byteLength ?? 0);
  return data.reduce((sum, bytes) => sum + bytes, 2 * value.html.length);
}

/**
 * Next remembers the lifetime of every page that it has rendered, 404s of invented addresses as well,
 * and never forgets one. What is kept here carries its own.
 */
const LIFETIMES = 10_000;
let rendered = 0;

function forgetLifetimes(): void {
  rendered += 1;
  if (rendered % LIFETIMES === 0) SharedCacheControls.prototype.clear();
}

function current(key: string): CachedPage | undefined {
  const kept = pages.get(key);
  return kept && !isOutdated(kept.tags, kept.startedAt) ? kept : undefined;
}

/** Seconds, as Next counts the time after which a page is rendered anew; it may have none. */
function isDue({ cacheControl, startedAt }: CachedPage): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" && steadyNow() > startedAt + seconds * 1000;
}

/** Whether Next would answer with the page whose render began then. */
export function isCurrentPage(key: string, startedAt: number): boolean {
  const kept = current(key);
  return kept?.startedAt === startedAt && !isDue(kept);
}

/** Next makes one for each request, before it renders. */
export default class PageCache implements CacheHandler {
  readonly #startedAt = steadyNow();

  get(key: string): Promise<CacheHandlerValue | null> {
    const kept = current(key);
    if (!kept) return Promise.resolve(null);
    const { value, cacheControl, startedAt } = kept;
    if ("html" in value) notePage({ key, startedAt, html: value.html });
    return Promise.resolve({ value, cacheControl, lastModified: startedAt });
  }

  set(...[key, value, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    forgetLifetimes();
    const bytes = value ? bytesOf(value) : undefined;
    if (!value || bytes === undefined) return Promise.resolve();
    const tags = tagsOf(value);
    if (tags.includes(cacheTags.absent)) return Promise.resolve();
    pages.set(key, {
      value,
      cacheControl: "cacheControl" in context ? context.cacheControl : undefined,
      tags,
      startedAt: this.#startedAt,
      bytes: bytes + 2 * key.length,
    });
    return Promise.resolve();
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    expireKept([tags].flat());
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // Nothing is kept for one request alone.
  }
}
