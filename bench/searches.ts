import { Random } from "@/e2e/hard/random";
import { demoProducts } from "@/prisma/demo/catalogue";

const random = new Random(7);
const seen = new Set<string>();

const wordsOf = demoProducts.map(({ name, description }) =>
  `${name} ${description}`.split(/[^\p{L}]+/u).filter((word) => word.length > 2),
);

/** Returns the URL of a search that is not cached yet and still finds a full page: two words of one product. */
export function unseenSearch(): string {
  const words = random.of(wordsOf);
  const search = `${random.of(words)} ${random.of(words)}`;
  if (seen.has(search)) return unseenSearch();
  seen.add(search);
  return `/products?q=${encodeURIComponent(search)}`;
}
