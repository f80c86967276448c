import { processWide } from "../../base/process-wide.ts";

/**
 * Searches and referrers, counted in this process until they are stored (write-counts.ts). No cookie, address or
 * account is involved, and the counts cannot be traced to a visitor.
 */

export interface SearchCounts {
  searches: number;
  /** Products that the search found; undefined while this process does not know. */
  found: number | undefined;
  /** Searches after which something was put into the cart. */
  carts: number;
}

/** Views by page and by the host that led there, as `page host`. */
export interface VisitCounts {
  searches: Map<string, SearchCounts>;
  visits: Map<string, number>;
}

interface Shared {
  visitCounts: VisitCounts;
  /** Products found by term, for terms whose page is answered from the cache. */
  foundByTerm: Map<string, number>;
}

/** Maximum names counted between two writes; further ones are not counted. */
const MOST_TERMS = 500;
const MOST_VISITS = 500;

/** About a hundred bytes each. */
const MOST_FOUND = 2_000;

const shared = processWide<Shared>();

const noCounts = (): VisitCounts => ({ searches: new Map(), visits: new Map() });

const current = () => (shared.visitCounts ??= noCounts());
const found = () => (shared.foundByTerm ??= new Map<string, number>());

function change(text: string, by: (counts: SearchCounts) => void): void {
  const term = countedTerm(text);
  if (term === undefined) return;
  const { searches } = current();
  const counts = searches.get(term) ?? { searches: 0, found: undefined, carts: 0 };
  if (!searches.has(term) && searches.size >= MOST_TERMS) return;
  by(counts);
  searches.set(term, counts);
}

export const countSearch = (text: string): void =>
  change(text, (counts) => {
    counts.searches += 1;
  });

export const countCart = (text: string): void =>
  change(text, (counts) => {
    counts.carts += 1;
  });

/** Notes how many products a search without filters found. */
export function noteFound(text: string, products: number): void {
  const term = countedTerm(text);
  if (term === undefined) return;
  const known = found();
  // The oldest goes first.
  known.delete(term);
  known.set(term, products);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_FOUND) break;
    known.delete(oldest);
  }
}

/** @param host of the site that led here; empty for none */
export function countVisit(page: string, host: string): void {
  const { visits } = current();
  const key = `${page} ${host}`;
  if (!visits.has(key) && visits.size >= MOST_VISITS) return;
  visits.set(key, (visits.get(key) ?? 0) + 1);
}

/** The counts since the last call; undefined for none. */
export function drainCounts(): VisitCounts | undefined {
  const taken = current();
  if (taken.searches.size + taken.visits.size === 0) return undefined;
  shared.visitCounts = noCounts();
  for (const [term, counts] of taken.searches) counts.found = found().get(term);
  return taken;
}

/** The characters of the longest search text that is counted: longer ones are sentences. */
const LONGEST = 60;

/** Patterns of personal data. */
const PERSONAL = [
  /@/,
  // Phones, order numbers, PIN codes in a row, bank accounts.
  /\d{6,}/,
  // A phone in groups: 98765 43210, +91 98 76 54 32 10, 124-400-0000.
  /\+\s?\d/,
  /\d{5}[\s-]\d{5}/,
  /\d{3}[\s-]\d{3}[\s-]\d{4}/,
  /(?:\d{2}[\s-]){4}\d{2}/,
  // GSTIN, PAN, tracking numbers: letters and digits mixed in one long word.
  /\b(?=\w*\d\w*\d\w*\d)(?=\w*[a-wyz]\w*[a-wyz]\w*[a-wyz])\w{8,}\b/i,
  /https?:|www\./i,
];

/** A search text in its counted form; undefined for possible personal data. */
export function countedTerm(text: string): string | undefined {
  const term = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  if (term === "" || term.length > LONGEST) return undefined;
  return PERSONAL.some((pattern) => pattern.test(term)) ? undefined : term;
}
