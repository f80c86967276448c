import fc from "fast-check";
import { expect, it } from "vitest";
import { paths } from "@/lib/base/paths";
import { listAddressFrom } from "@/lib/catalogue/lists/list-address";
import { getCachedAddress, withKnownQuery } from "./known-query";
import { LIST_QUERY } from "./manifest";

const ID = "0198a1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

it.each([
  ["/products?junk=1", "/products"],
  ["/products?page=2&page=3&sort=name&junk=1", "/products?sort=name&page=3"],
  ["/hi/products?sort=&q=9x6%22&%71=box", "/hi/products?q=box"],
  ["/products?size=to-150&size=from-401&size=to-150", "/products?size=from-401&size=to-150"],
  ["/products?q=box&_rsc=abc", "/products?q=box"],
  ["/api/products?junk=1&limit=5&q=tape&limit=6", "/api/products?q=tape&limit=6"],
  ["/api/products/suggest?q=a&q=", "/api/products/suggest"],
  [`/api/products/${ID.toUpperCase()}?junk=1`, `/api/products/${ID}`],
  ["/api/openapi.json?junk=1", "/api/openapi.json"],
])("%s is asked and cached as %s", (address, plain) => {
  expect(withKnownQuery(address, false)).toBe(plain);
  expect(getCachedAddress(plain)).toBe(plain);
});

it.each([
  "/delivery?zip=122001&junk=1",
  "/api/products/companions?products=a,b&junk=1",
  "/api/orders?cursor=a&junk=1",
  "/quote?product=1",
])("%s stays as it is", (address) => {
  expect(withKnownQuery(address, false)).toBe(address);
});

it("Next's mark of a page's data reaches Next and distinguishes nothing", () => {
  for (const mark of ["", "abc"]) {
    const address = withKnownQuery(`/products?_rsc=${mark}&q=a&junk=1`, true);
    expect(address).toBe(`/products?q=a&_rsc=${mark}`);
    expect(getCachedAddress(address)).toBe("/products?q=a");
  }
  expect(getCachedAddress(withKnownQuery("/products?_rsc=a", true))).toBe("/products");
});

it("the shop's own links are in this spelling", () => {
  const address = paths.products({
    q: "box 9x6",
    exact: true,
    category: "Boxes",
    filters: [
      ["size", "from-401"] as const,
      ["size", "to-150"] as const,
      ["minPrice", "5"] as const,
    ],
    sort: "price-asc",
    page: 2,
  });
  expect(withKnownQuery(address, false)).toBe(address);
});

it("a list reads the same from an address and from its spelling", () => {
  const name = fc.constantFrom(...LIST_QUERY, "junk");
  const value = fc.constantFrom("", "1", "2", "name", "to-150", "kraft", "a b&c", "boxes");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const address = `/products?${new URLSearchParams(pairs)}`;
      const plain = withKnownQuery(address, false);
      expect(withKnownQuery(plain, false)).toBe(plain);
      expect(readList(plain)).toEqual(readList(address));
    }),
  );
});

/** In the form that Next passes to a page: a list for repeated parameters. */
function readList(address: string) {
  const query = new URLSearchParams(address.split("?")[1]);
  return listAddressFrom(
    Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])),
  );
}
