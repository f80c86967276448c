import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, expect, it } from "vitest";
import { drainCounts } from "@/lib/http/visits/counts";
import { noteVisit } from "./count-visit";

const HOST = "shop.example.in";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

beforeEach(() => void drainCounts());

interface Request {
  url: string;
  method?: string;
  status?: number;
  headers?: Record<string, string>;
}

function open({ url, method = "GET", status = 200, headers = {} }: Request) {
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  const request = { url, method, headers: { "user-agent": AGENT, ...headers } };
  noteVisit(request as unknown as IncomingMessage, response as unknown as ServerResponse, HOST);
  response.emit("finish");
  const counts = drainCounts();
  return {
    visits: [...(counts?.visits.keys() ?? [])],
    searches: [...(counts?.searches.keys() ?? [])],
  };
}

const from = (referer: string) => ({ headers: { referer } });
const ON_LIST = `https://${HOST}/products`;

it.each<[string, Request, string]>([
  ["the home page, typed", { url: "/" }, "home "],
  [
    "a product, from a search engine",
    { url: "/product/1?x=2", ...from("https://www.google.com/") },
    "product www.google.com",
  ],
  [
    "a list",
    { url: "/products?category=boxes", ...from("https://a.example/b?c=d") },
    "list a.example",
  ],
  ["a product in Hindi", { url: "/hi/product/1" }, "product "],
  ["a page that has not changed", { url: "/cart", status: 304 }, "cart "],
])("counts the arrival on %s", (_, request, visit) => {
  expect(open(request)).toEqual({ visits: [visit], searches: [] });
});

it.each<[string, Request]>([
  ["within the shop", { url: "/cart", ...from(ON_LIST) }],
  ["of a program", { url: "/", headers: { "user-agent": "Googlebot/2.1" } }],
  ["without a user agent", { url: "/", headers: { "user-agent": "" } }],
  ["in the admin", { url: "/admin" }],
  ["of a call", { url: "/api/products?q=box" }],
  ["that found no page", { url: "/product/none", status: 404 }],
  ["ahead of a press", { url: "/product/1", headers: { rsc: "1", "next-router-prefetch": "1" } }],
  ["ahead of a page", { url: "/product/1", headers: { "sec-purpose": "prefetch" } }],
  ["that sends something", { url: "/cart", method: "POST" }],
])("counts no arrival %s", (_, request) => {
  expect(open(request)).toEqual({ visits: [], searches: [] });
});

const SEARCH = "/products?q=Pizza+Box";

it.each<[string, Request, string[]]>([
  ["that is opened", { url: SEARCH }, ["search "]],
  ["in Hindi", { url: `/hi${SEARCH}` }, ["search "]],
  [
    "from the shop's own form",
    { url: SEARCH, headers: { rsc: "1", referer: `https://${HOST}/` } },
    [],
  ],
  ["after another one", { url: SEARCH, headers: { rsc: "1", referer: `${ON_LIST}?q=tape` } }, []],
])("counts a search %s", (_, request, visits) => {
  expect(open(request)).toEqual({ visits, searches: ["pizza box"] });
});

it("does not count a filter or the next page of a search again", () => {
  const referer = `${ON_LIST}?q=Pizza+Box`;
  const url = `${SEARCH}&page=2`;
  expect(open({ url, headers: { rsc: "1", referer } })).toEqual({ visits: [], searches: [] });
});
