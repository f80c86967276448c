import { byteCache } from "./byte-cache.ts";
import { cacheTags } from "./cache-tags.ts";
import { expireTags, isOutdated, steadyNow } from "./expired-tags.ts";
import { noteFreshness } from "../../base/http/request-context.ts";

/**
 * Stores whole pages as Next rendered them: the `cacheHandler` of next.config.ts. Next's own store stamps a page when
 * its render ends, so that a change saved during the render would not count against it. This one stamps the
 * beginning. Pages rendered by a build are never read, because a build has no database.
 */

/** The part of Next's cache value that this store reads. */
interface PageValue {
  kind: string;
  html?: string;
  rscData?: Uint8Array;
  segmentData?: ReadonlyMap<string, Uint8Array>;
  /** Set by a route handler. */
  body?: Uint8Array;
  headers?: Record<string, unknown>;
}

interface CacheControl {
  /** Seconds until it is rendered again; false for never. */
  revalidate: number | false;
  expire: number | undefined;
}

interface StoredPage {
  value: PageValue;
  cacheControl: CacheControl | undefined;
  tags: readonly string[];
  startedAt: number;
  /** Bytes of the page and of its key. */
  bytes: number;
}

const MIB = 1024 * 1024;
const pages = byteCache<StoredPage>("pages", 96 * MIB);

const TAGS_HEADER = "x-next-cache-tags";

/** Returns the shop's own tags; Next also names the path of the page. */
function listTags({ headers }: PageValue): string[] {
  const tags = headers?.[TAGS_HEADER];
  if (typeof tags !== "string") return [];
  return tags.split(",").filter((tag) => tag !== "" && !tag.startsWith("_N_T_"));
}

/** Returns undefined for a kind of answer that the shop does not cache. */
function findBytes({ kind, html, rscData, segmentData, body }: PageValue): number | undefined {
  if (kind === "APP_ROUTE") return body?.byteLength;
  if (kind !== "APP_PAGE" || html === undefined) return undefined;
  const data = [rscData, ...(segmentData?.values() ?? [])].map((part) => part?.byteLength ?? 0);
  return data.reduce((sum, bytes) => sum + bytes, 2 * html.length);
}

/** Reports to the code that answers the request which page it is answered with. */
function note({ tags, startedAt, cacheControl }: StoredPage): void {
  const seconds = cacheControl?.revalidate;
  const until = typeof seconds === "number" ? startedAt + seconds * 1000 : Infinity;
  noteFreshness({ tags, startedAt, until });
}

/** Next makes one instance for each request, before it renders. */
export default class PageStore {
  readonly #startedAt = steadyNow();

  get(key: string) {
    const stored = pages.get(key);
    if (!stored || isOutdated(stored.tags, stored.startedAt)) return Promise.resolve(null);
    note(stored);
    const { value, cacheControl, startedAt } = stored;
    return Promise.resolve({ value, cacheControl, lastModified: startedAt });
  }

  set(key: string, value: PageValue | null, context: { cacheControl?: CacheControl }) {
    const bytes = value ? findBytes(value) : undefined;
    if (!value || bytes === undefined) return Promise.resolve();
    const tags = listTags(value);
    if (tags.includes(cacheTags.absent)) return Promise.resolve();
    const { cacheControl } = context;
    const startedAt = this.#startedAt;
    const stored = { value, cacheControl, tags, startedAt, bytes: bytes + 2 * key.length };
    pages.set(key, stored);
    note(stored);
    return Promise.resolve();
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    expireTags([tags].flat());
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // Nothing is cached for one request alone.
  }
}
