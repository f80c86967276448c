import "server-only";
import { env } from "@/lib/base/env";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { escapeMarkup } from "@/lib/base/text/escape-markup";

/** Sitemaps in the format of https://www.sitemaps.org/protocol.html. */

interface SitemapEntry {
  /** Absolute URL. */
  url: string;
  /** ISO 8601. */
  lastModified?: string;
  /** Absolute URLs. */
  pictures?: readonly string[];
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";

function getDocument(root: string, children: readonly string[], more = ""): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${NAMESPACE}"${more}>`];
  return [...lines, ...children, `</${root}>`, ""].join("\n");
}

/** The addresses of pages. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  return getDocument("urlset", entries.map(entryXml), ` xmlns:image="${PICTURES}"`);
}

function entryXml({ url, lastModified, pictures = [] }: SitemapEntry): string {
  const shown = pictures.map(
    (picture) => `<image:image><image:loc>${escapeMarkup(picture)}</image:loc></image:image>`,
  );
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${escapeMarkup(url)}</loc>${changed}${shown.join("")}</url>`;
}

/** The addresses of further sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  return getDocument(
    "sitemapindex",
    urls.map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>`),
  );
}

/** Products per sitemap: few enough to rebuild one quickly after each change. */
const PART_SIZE = 1000;

/** Maximum sitemaps in an index, enough for fifty million products. */
const MAX_PARTS = 50_000;

const STATIC_PATHS = [
  paths.home,
  paths.products(),
  paths.quote(),
  paths.privacyPolicy,
  paths.privacyNotice,
  paths.termsOfService,
  paths.returnsRefundPolicy,
  paths.developers,
];

const absolute = (path: string) => `${env().APP_URL}${path}`;

function partCount(products: number): number {
  return Math.min(Math.max(1, Math.ceil(products / PART_SIZE)), MAX_PARTS);
}

export interface ProductAddress {
  id: string;
  updatedAt: string;
  /** Addresses, relative to this site or absolute. */
  pictures: string[];
}

/** Reads the catalogue for sitemaps. */
export interface Addresses {
  /** Slugs of the categories. */
  categories: () => Promise<string[]>;
  /** Ids of the styles that are made to size. */
  styles: () => Promise<string[]>;
  count: () => Promise<number>;
  /** The oldest products come first, so that new products change only the last part. */
  list: (part: { offset: number; limit: number }) => Promise<ProductAddress[]>;
}

/** Returns /sitemap.xml: all addresses of a small shop, or the index of the parts of a larger one. */
export async function readSitemap(products: Addresses): Promise<string> {
  const parts = partCount(await products.count());
  if (parts === 1) return readPart(products, 1);
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  return sitemapIndex(numbers.map((part) => absolute(serverPaths.sitemapPart(part))));
}

/** Returns one part of the index, counted from 1; null when there is no such part. */
export async function readSitemapPart(products: Addresses, part: number): Promise<string | null> {
  const parts = partCount(await products.count());
  return part >= 1 && part <= parts ? readPart(products, part) : null;
}

async function listPages({ categories, styles }: Addresses): Promise<string[]> {
  const [slugs, ids] = await Promise.all([categories(), styles()]);
  const custom = ids.length > 0 ? [paths.customStyles, ...ids.map(paths.customStyle)] : [];
  return [...slugs.map((category) => paths.products({ category })), ...custom];
}

async function readPart(products: Addresses, part: number): Promise<string> {
  const listed = await products.list({ offset: (part - 1) * PART_SIZE, limit: PART_SIZE });
  const pages = part === 1 ? [...STATIC_PATHS, ...(await listPages(products))] : [];
  return urlSet([
    ...pages.map((path): SitemapEntry => ({ url: absolute(path) })),
    ...listed.map(({ id, updatedAt, pictures }) => ({
      url: absolute(paths.product(id)),
      lastModified: updatedAt,
      pictures: pictures.map((picture) => new URL(picture, env().APP_URL).href),
    })),
  ]);
}
