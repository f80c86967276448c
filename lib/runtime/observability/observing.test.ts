import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRoutine, routePatterns, UNMATCHED } from "./observing";

const BUILT = [
  "/",
  "/products",
  "/product/[id]",
  "/sitemap.xml",
  "/api/[...path]",
  "/api/orders",
  "/api/orders/[id]",
  "/api/orders/summary",
  "/api/health/live",
  "/catalogue/[category]/[sort]/[page]",
];
const patternOf = routePatterns(BUILT, ["icon.svg"]);

describe("the pattern of an address", () => {
  it.each([
    ["/", "/"],
    ["/?reason=role", "/"],
    ["/products?q=meera%40example.com", "/products"],
    ["/product/0199c0de-0000-7000-8000-000000000001", "/product/[id]"],
    ["/api/orders/summary", "/api/orders/summary"],
    ["/api/orders/KLN-261122-ABCDEF?key=secret", "/api/orders/[id]"],
    ["/api/orders/1/2/3", "/api/[...path]"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/sitemapXxml", UNMATCHED],
    ["/wp-login.php", UNMATCHED],
    ["/_next/static/chunks/a.js", "/_next/*"],
    ["/media/ab/cd.webp", "/media/*"],
    ["/icon.svg", "/public/*"],
    ["/metrics", "/metrics"],
    ["", UNMATCHED],
  ])("of %s is %s", (url, pattern) => {
    expect(patternOf(url)).toBe(pattern);
  });

  it("has a bounded number of values, for any requests", () => {
    const known = new Set([...BUILT, UNMATCHED, "/_next/*", "/media/*", "/public/*", "/metrics"]);
    fc.assert(fc.property(fc.webPath(), (url) => known.has(patternOf(url))));
  });
});

it.each([
  ["/media/*", true],
  ["/api/health/live", true],
  ["/metrics", true],
  ["/api/orders", false],
  [UNMATCHED, false],
])("a line about %s is left out: %s", (pattern, routine) => {
  expect(isRoutine(pattern)).toBe(routine);
});
