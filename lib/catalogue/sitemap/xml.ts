import { escapeXml } from "@/lib/base/xml";

/** Sitemaps as https://www.sitemaps.org/protocol.html has them. */

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  lastModified?: string;
  /** Absolute, too. */
  pictures?: readonly string[];
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";

function documentOf(root: string, children: readonly string[], more = ""): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${NAMESPACE}"${more}>`];
  return [...lines, ...children, `</${root}>`, ""].join("\n");
}

/** The addresses of pages. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  return documentOf("urlset", entries.map(entryXml), ` xmlns:image="${PICTURES}"`);
}

function entryXml({ url, lastModified, pictures = [] }: SitemapEntry): string {
  const shown = pictures.map(
    (picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
  );
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${escapeXml(url)}</loc>${changed}${shown.join("")}</url>`;
}

/** The addresses of further sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  return documentOf(
    "sitemapindex",
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  );
}
