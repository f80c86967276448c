import type { OwnShop } from "@/rigs/hard/own-shop";
import { Random } from "@/e2e/support/arbitrary/random";
import { FIRST_CATEGORIES } from "@/prisma/demo/types";
import { paths } from "@/lib/base/paths";
import { PRODUCT_SORTS } from "@/lib/base/product-sort";
import { callerAddress } from "./measure";

/** A workload that is measured in a small and in a large shop. */
export interface GrowthWork {
  name: string;
  /** One request each; the first few only warm up the shop. */
  paths: string[];
  isForAdmin?: boolean;
  /** For an export, the time until the first byte is measured. */
  isExport?: boolean;
}

const REQUESTS = 40;
const PAGE_SIZE = 24;

const random = new Random(11);
const again = (path: string) => Array.from({ length: REQUESTS }, () => path);

/** Returns numbered pages of all depths that nobody has requested yet, so that each is rendered. */
async function unseenPages(shop: OwnShop): Promise<string[]> {
  const [row] = await shop.sql<{ count: number }>(
    `SELECT min(n)::int AS count FROM (SELECT count(*) AS n FROM products GROUP BY category) AS c`,
  );
  const last = Math.max(2, Math.floor((row?.count ?? 0) / PAGE_SIZE));
  const seen = new Set<string>();
  while (seen.size < REQUESTS) {
    const [category, sort] = [random.of(FIRST_CATEGORIES), random.of(PRODUCT_SORTS)];
    seen.add(paths.products({ category, sort, page: random.between(2, last) }));
  }
  return [...seen];
}

/** Returns a cursor some thousand entries down a list, or at the end of a shorter one. */
async function deepPage(origin: string, token: string, path: string): Promise<string> {
  let next = path;
  for (let hops = 0; hops < 10; hops += 1) {
    const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": callerAddress() };
    const response = await fetch(`${origin}${next}`, { headers });
    await response.arrayBuffer();
    const [, link] = /<([^>]+)>/.exec(response.headers.get("Link") ?? "") ?? [];
    if (!link) break;
    const { pathname, search } = new URL(link, origin);
    next = `${pathname}${search}`;
  }
  return next.replace(/limit=\d+/, "limit=50");
}

/** Returns search words that few products share: "Mailer Box, Kraft, terracotta, 90 × 40 mm" → "Mailer 90 × 40". */
function toWords(name: string): string {
  const [, size = ""] = /(\d+ × \d+)/.exec(name) ?? [];
  return `${name.split(/[\s,]+/)[0] ?? ""} ${size}`;
}

const q = (path: string, text: string) =>
  `${path}${path.includes("?") ? "&" : "?"}q=${encodeURIComponent(text)}`;

/** Search terms and ids to request, taken from the shop's data. */
interface Samples {
  products: { id: string; name: string }[];
  orders: { number: string; email: string }[];
}

async function countSamples(shop: OwnShop): Promise<Samples> {
  return {
    products: await shop.sql(
      `SELECT id, name FROM products ORDER BY md5(id::text) LIMIT ${REQUESTS}`,
    ),
    orders: await shop.sql(
      `SELECT "orderId" AS number, email FROM orders WHERE "userId" IS NOT NULL
       ORDER BY md5(id::text) LIMIT ${REQUESTS}`,
    ),
  };
}

type Deep = (path: string) => Promise<string>;

const COMMON = ["box", "paper", "kraft", "bag"];

/** Adds a letter to a word that many products have, so that no cached result is used. */
const commonSearch = (_: unknown, n: number) =>
  q("/products", `${COMMON[n % COMMON.length]} ${"aeinorstlc"[Math.floor(n / COMMON.length)]}`);

async function publicWorks(
  shop: OwnShop,
  { products }: Samples,
  deep: Deep,
): Promise<GrowthWork[]> {
  const names = products.map(({ name }) => toWords(name));
  const byRating = await deep("/api/products?category=Boxes&sort=rating&limit=100");
  return [
    { name: "/", paths: again("/") },
    { name: "/products", paths: again("/products") },
    { name: "a page of a category, first asked for", paths: await unseenPages(shop) },
    { name: "/product/[id], first asked for", paths: products.map(({ id }) => `/product/${id}`) },
    { name: "a search that few products match", paths: names.map((text) => q("/products", text)) },
    { name: "a search that many products match", paths: products.map(commonSearch) },
    { name: "/sitemap.xml", paths: again("/sitemap.xml") },
    { name: "GET /api/products?limit=20", paths: again("/api/products?limit=20") },
    { name: "GET /api/products, deep in a category", paths: again(byRating) },
    {
      name: "GET /api/products?q=…, many match",
      paths: products.map((_, n) =>
        q(
          `/api/products?limit=${20 + Math.floor(n / COMMON.length)}`,
          COMMON[n % COMMON.length] ?? "",
        ),
      ),
    },
    {
      name: "GET /api/products?q=…, few match",
      paths: names.map((text) => q("/api/products?limit=20", text)),
    },
    { name: "GET /api/products/{id}", paths: products.map(({ id }) => `/api/products/${id}`) },
  ];
}

const LISTS = [
  ...["stats", "stats/series", "system"],
  ...["products", "products?sort=updated-desc", "products?status=low"],
  "products?status=off&sort=price-asc",
  ...["orders", "orders?status=Open", "orders?status=Delivered"],
  ...["users", "promo-codes", "audit-logs", "audit-logs?type=order", "audit-logs/summary"],
];

async function adminWorks({ products, orders }: Samples, deep: Deep): Promise<GrowthWork[]> {
  const lists = LISTS.map((path) => ({ name: path, paths: again(`/api/admin/${path}`) }));
  const searches = {
    "products?q=…": products.map(({ name }) => q("/api/admin/products", toWords(name))),
    "orders, deep": again(await deep("/api/admin/orders?limit=200")),
    "orders?q=a number": orders.map(({ number }) => q("/api/admin/orders", number)),
    "orders?q=an email": orders.map(({ email }) => q("/api/admin/orders", email)),
    "orders?q=a common word": again(q("/api/admin/orders", "box")),
    "orders?q=a product's name": products.map(({ name }) => q("/api/admin/orders", name)),
    "users?q=an email": orders.map(({ email }) => q("/api/admin/users", email)),
    "audit-logs?q=an email": orders.map(({ email }) => q("/api/admin/audit-logs", email)),
  };
  const named = Object.entries(searches).map(([name, paths]) => ({ name, paths }));
  return [...lists, ...named].map(({ name, paths }) => ({
    name: `GET /api/admin/${name}`,
    paths,
    isForAdmin: true,
  }));
}

const EXPORTS = ["orders", "products", "audit-logs", "newsletter"].map((name) => ({
  name: `first bytes of /api/admin/${name}/export`,
  paths: again(`/api/admin/${name}/export`),
  isForAdmin: true,
  isExport: true,
}));

export async function growthWorks(shop: OwnShop, token: string): Promise<GrowthWork[]> {
  const samples = await countSamples(shop);
  const deep: Deep = (path) => deepPage(shop.origin, token, path);
  return [
    ...(await publicWorks(shop, samples, deep)),
    ...(await adminWorks(samples, deep)),
    ...EXPORTS,
  ];
}
