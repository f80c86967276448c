import { expect, it } from "vitest";
import { sitemapIndex, urlSet } from "./sitemap";

it("escapes XML's special characters", () => {
  const xml = urlSet([
    {
      url: "https://shop.example/products?a=<1>&b='2'\"",
      lastModified: "2026-11-22T00:00:00.000Z",
    },
    { url: "https://shop.example/", pictures: ["https://shop.example/media/a&b.webp"] },
  ]);
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
      "<url><loc>https://shop.example/products?a=&lt;1&gt;&amp;b=&apos;2&apos;&quot;</loc>" +
      "<lastmod>2026-11-22T00:00:00.000Z</lastmod></url>\n" +
      "<url><loc>https://shop.example/</loc>" +
      "<image:image><image:loc>https://shop.example/media/a&amp;b.webp</image:loc></image:image></url>\n" +
      "</urlset>\n",
  );
});

it("lists further sitemaps in an index", () => {
  expect(sitemapIndex(["https://shop.example/sitemaps/1.xml"])).toContain(
    "<sitemap><loc>https://shop.example/sitemaps/1.xml</loc></sitemap>",
  );
});
