import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../caller";
import { sql } from "../shop";
import { catalogue } from "../shopper";

/** Tests what crawlers read. */

type Data = Record<string, unknown> & { "@type": string };

async function html(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}

async function structuredData(request: APIRequestContext, path: string): Promise<Data[]> {
  const scripts = (await html(request, path)).matchAll(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  );
  return [...scripts].flatMap(([, json]) => JSON.parse(json ?? "") as Data | Data[]);
}

test("the sitemap lists every page and product once", async ({ request, baseURL }) => {
  const xml = await html(request, "/sitemap.xml");
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? "");
  expect(new Set(places).size).toBe(places.length);
  const demo = await sql<{ id: string }>(
    `SELECT id FROM products WHERE "isDemo" AND category <> 'Protection'`,
  );
  expect(demo.length).toBeGreaterThan(20);
  for (const { id } of demo) expect(places).toContain(`${baseURL}/product/${id}`);
  for (const path of ["/products", "/privacy-policy", "/terms-of-service"]) {
    expect(places).toContain(`${baseURL}${path}`);
  }
  expect(places.join(" ")).not.toMatch(/\/(cart|checkout|order-confirmation|auth)\b/);
});

test("robots.txt names the sitemap and the excluded paths", async ({ request, baseURL }) => {
  const text = await html(request, "/robots.txt");
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toMatch(/Disallow: \/api/);
});

test("the manifest and every icon that it names exist", async ({ request }) => {
  const manifest = JSON.parse(await html(request, "/manifest.webmanifest")) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("KLN Packaging");
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test("a size of a family is described as its variant, at the price on its page", async ({
  request,
  baseURL,
}) => {
  const [family] = await sql<{ id: string; name: string; sizes: string[] }>(
    `SELECT f.id, f.name, array_agg(p.id ORDER BY p."pricePaise") AS sizes
    FROM product_families f JOIN products p ON p."familyId" = f.id AND p."isDemo"
    GROUP BY f.id ORDER BY f.name LIMIT 1`,
  );
  const [own = "", ...others] = family?.sizes ?? [];
  expect(others).not.toEqual([]);
  const page = `/product/${own}`;
  const data = await structuredData(request, page);
  const read = (type: string) => data.find((each) => each["@type"] === type);
  const [group, variant] = [read("ProductGroup"), read("Product")];
  expect(group).toMatchObject({
    productGroupID: family?.id,
    name: family?.name,
    hasVariant: [
      { "@id": variant?.["@id"] },
      ...others.map((id) => ({ url: `${baseURL}/product/${id}` })),
    ],
  });
  expect(variant).toMatchObject({
    "@id": `${baseURL}${page}`,
    isVariantOf: { "@id": group?.["@id"] },
    inProductGroupWithID: family?.id,
  });
  const offer = variant?.offers as { price: string } | undefined;
  const shown = new Intl.NumberFormat("en-IN").format(Number(offer?.price));
  expect(await html(request, page)).toContain(`₹${shown}`);
});

test("pages have title, description, canonical URL and an existing picture", async ({
  request,
  baseURL,
}) => {
  const [product] = await catalogue(request);
  for (const path of ["/", "/products", "/products?category=boxes", `/product/${product?._id}`]) {
    const page = await html(request, path);
    expect(page, path).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(page, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]?.replace("&amp;", "&");
    expect(canonical?.replace(/\/$/, ""), path).toBe(`${baseURL}${path}`.replace(/\/$/, ""));
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(picture, path).toContain(baseURL ?? "");
    const image = await request.get(picture.replaceAll("&amp;", "&"));
    expect(image.headers()["content-type"], path).toMatch(/^image\//);
  }
});

test("a product is described with its offer and its rating", async ({ request, baseURL }) => {
  const products = await catalogue(request);
  const product = products.find(({ reviews, inStock }) => reviews > 0 && inStock);
  const data = await structuredData(request, `/product/${product?._id}`);
  expect(data.find((each) => each["@type"] === "Product")).toMatchObject({
    name: product?.name,
    offers: {
      "@type": "Offer",
      priceCurrency: "INR",
      price: expect.anything() as unknown,
      availability: "https://schema.org/InStock",
      url: `${baseURL}/product/${product?._id}`,
    },
    aggregateRating: {
      "@type": "AggregateRating",
      reviewCount: product?.reviews,
    },
  });
  expect(data.map((each) => each["@type"])).toContain("BreadcrumbList");
});

test("the shop and its list are described", async ({ request }) => {
  const shop = await structuredData(request, "/");
  expect(shop.map((each) => each["@type"])).toContain("Organization");
  const list = await structuredData(request, "/products");
  const items = list.find((each) => each["@type"] === "ItemList");
  expect(items?.itemListElement).toHaveLength(24);
});
