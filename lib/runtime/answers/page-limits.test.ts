import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { FILTER_NAMES } from "@/lib/catalogue/search/list-filters";
import { consumePageLimit, isSearch } from "./page-limits";

interface Requested {
  url: string;
  address: string;
  /** Next's cache header, and the status of the answer. */
  cache?: "HIT" | "MISS";
  status?: number;
  /** Whether it asks for a page's data. */
  data?: boolean;
  caches?: boolean;
}

/** Sends one request, answers it, and returns the seconds to wait. */
function ask({
  url,
  address,
  cache = "MISS",
  status = 200,
  data,
  caches = true,
}: Requested): number {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.method = "GET";
  if (data) request.headers.rsc = "1";
  const response = new ServerResponse(request);
  const wait = consumePageLimit(request, response, { address, caches });
  response.statusCode = status;
  response.setHeader("x-nextjs-cache", cache);
  response.emit("close");
  return wait;
}

/** Returns how many of `count` requests are allowed. */
const passing = (count: number, requested: (index: number) => Requested) =>
  Array.from({ length: count }, (_, index) => ask(requested(index))).filter((wait) => wait === 0)
    .length;

it("lets an address search sixty times a minute", () => {
  const address = "192.0.2.1";
  expect(passing(100, (index) => ({ url: `/products?sort=name&q=${index}`, address }))).toBe(60);
  expect(ask({ url: "/products?q=", address })).toBe(0);
  expect(ask({ url: "/products?q=box", address: "192.0.2.2" })).toBe(0);
});

it("counts any list filter as a search, but neither its order nor its page", () => {
  for (const name of [...FILTER_NAMES, "q"]) {
    expect([name, isSearch(`/products?sort=name&${name}=1`)]).toEqual([name, true]);
  }
  for (const name of ["sort", "category", "page"]) {
    expect([name, isSearch(`/products?${name}=1`)]).toEqual([name, false]);
  }
});

it.each([
  "/hi/products?q=box",
  "/products?%71=box",
  "/products?sort=name&siz%65=to-150",
  "/products?%6Din%50rice=1",
])("counts %s as a search, like the page does", (url) => {
  expect(isSearch(url)).toBe(true);
});

it("counts rendered pages once, missing ones five times, and no data cached by Next", () => {
  const address = "192.0.2.3";
  const page = (index: number): Requested => ({ url: `/product/${index}`, address });
  const data: Requested = { url: "/", address, cache: "HIT", data: true };
  expect(passing(1000, () => data)).toBe(1000);
  expect(passing(200, page)).toBe(200);
  expect(passing(1000, () => ({ ...data, status: 304 }))).toBe(1000);
  expect(passing(200, (index) => ({ ...page(1000 + index), cache: "HIT", status: 404 }))).toBe(20);
});

it("counts a whole page that Next has, unless no cache stands in front of Next", () => {
  const made: Requested = { url: "/", address: "192.0.2.4", cache: "HIT" };
  expect(passing(400, () => made)).toBe(300);
  const uncached: Requested = { ...made, address: "192.0.2.5", caches: false };
  expect(passing(400, () => uncached)).toBe(400);
  expect(passing(400, () => ({ ...uncached, status: 304 }))).toBe(400);
  expect(passing(400, () => ({ ...uncached, cache: "MISS" }))).toBe(300);
});
