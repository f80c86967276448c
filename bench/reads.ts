import { Random } from "@/e2e/support/arbitrary/random";
import { demoProducts } from "@/prisma/demo/catalogue";
import { compared, type Bench, type Load, type Row } from "./bench";
import { measure, type Requested } from "./measure";

/** Measures what visitors and API clients read. */

const BROTLI = { "Accept-Encoding": "br" };
const always = (path: string) => () => path;

const unseenList = (n: number) => `/api/products?limit=20&minPrice=${(n + 1) / 100}`;

async function productId(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/products?limit=1`);
  const [product] = (await response.json()) as { _id: string }[];
  return product?._id ?? "";
}

const REFERENCE = "the empty handler";

async function listWorks({ origin, emptyOrigin }: Bench): Promise<Record<string, Requested>> {
  const id = await productId(origin);
  const page = (path: string) => ({ origin, path: always(path), headers: BROTLI });
  return {
    [REFERENCE]: { origin: emptyOrigin, path: always("/handler") },
    "the empty page": { origin: emptyOrigin, path: always("/") },
    "/api/health/live": { origin, path: always("/api/health/live") },
    "/, brotli": page("/"),
    "/products, brotli": page("/products"),
    "/products?category=boxes&sort=price-asc, brotli": page(
      "/products?category=boxes&sort=price-asc",
    ),
    "/product/[id], brotli": page(`/product/${id}`),
    "/products?q=…, never asked before, brotli": { origin, path: unseenSearch, headers: BROTLI },
    "GET /api/products?minPrice=…, never asked before": { origin, path: unseenList },
    "GET /api/products?limit=20": { origin, path: always("/api/products?limit=20") },
    "GET /api/products/{id}": { origin, path: always(`/api/products/${id}`) },
  };
}

/** A new process first compiles its code, so its first seconds are not measured. */
const WARM_UP_SECONDS = 2;

export async function reads(bench: Bench): Promise<Row[]> {
  const works = Object.entries(await listWorks(bench));
  for (const [, requested] of works) await measure(requested, WARM_UP_SECONDS);
  const loads: (Load & { work: string })[] = [];
  for (const [work, requested] of works) {
    loads.push({ work, ...(await measure(requested, bench.seconds)) });
  }
  return compared(loads);
}

const random = new Random(7);
const seen = new Set<string>();

const wordsOf = demoProducts.map(({ name, description }) =>
  `${name} ${description}`.split(/[^\p{L}]+/u).filter((word) => word.length > 2),
);

/** Returns the URL of a search that is not cached yet and still finds a full page: two words of one product. */
function unseenSearch(): string {
  const words = random.of(wordsOf);
  const search = `${random.of(words)} ${random.of(words)}`;
  if (seen.has(search)) return unseenSearch();
  seen.add(search);
  return `/products?q=${encodeURIComponent(search)}`;
}
