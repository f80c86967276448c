/** Sitemaps as https://www.sitemaps.org/protocol.html has them. */

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  lastModified?: string;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function documentOf(root: string, children: readonly string[]): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${NAMESPACE}">`];
  return [...lines, ...children, `</${root}>`, ""].join("\n");
}

/** The addresses of pages. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  const url = ({ url, lastModified }: SitemapEntry) =>
    `<url><loc>${escaped(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`;
  return documentOf("urlset", entries.map(url));
}

/** The addresses of further sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  return documentOf(
    "sitemapindex",
    urls.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`),
  );
}
