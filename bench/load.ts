import { createRequire } from "node:module";

// `npm run bench:load -- http://localhost:3000`: how many answers a second each kind of page gives, as
// a ratio to the cheapest handler in the same run, because machines differ and are shared.

interface Request {
  headers?: Record<string, string>;
}

/** The part that is used of a package which is installed in this folder, not beside the shop's own. */
const autocannon = createRequire(import.meta.url)("autocannon") as (options: {
  url: string;
  duration: number;
  connections: number;
  requests: { setupRequest: (request: Request) => Request }[];
}) => Promise<{ non2xx: number; requests: { average: number } }>;

const origin = process.argv[2] ?? "http://localhost:3000";
const SECONDS = 5;
const CONNECTIONS = 10;

async function perSecond(path: string): Promise<number> {
  // The rate limits count per caller: behind TRUST_PROXY=1 each request names another one.
  let caller = 0;
  const result = await autocannon({
    url: `${origin}${path}`,
    duration: SECONDS,
    connections: CONNECTIONS,
    requests: [
      {
        setupRequest: (request) => {
          caller += 1;
          const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
          return { ...request, headers: { ...request.headers, "X-Forwarded-For": address } };
        },
      },
    ],
  });
  if (result.non2xx > 0) process.stdout.write(`  ${result.non2xx} answers were not 2xx\n`);
  return result.requests.average;
}

const response = await fetch(`${origin}/api/products?limit=1`);
const [product] = (await response.json()) as { _id: string }[];
const paths = [
  "/api/health/live",
  "/",
  "/products",
  "/products?category=boxes&sort=price-asc",
  `/product/${product?._id ?? ""}`,
  "/products?q=box",
  `/api/products/${product?._id ?? ""}`,
  "/api/products?limit=20",
];
let base = 0;
for (const path of paths) {
  const rate = await perSecond(path);
  base ||= rate;
  const ratio = (rate / base).toFixed(2);
  process.stdout.write(
    `${path.slice(0, 44).padEnd(46)}${rate.toFixed(0).padStart(7)}/s  × ${ratio}\n`,
  );
}
