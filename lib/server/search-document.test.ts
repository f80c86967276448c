import { expect, it } from "vitest";
import { listView } from "@/lib/catalogue/list-view";
import { LIST_SLOT } from "@/lib/catalogue/search-frame";
import { searchDocument } from "./search-document";

const SLOT = `<div class="contents" data-slot="${LIST_SLOT}"></div>`;

const frame = (body: string) =>
  `<html><head><title>SEARCHED-TITLE | Shop</title><link rel="canonical" href="https://shop.example/SEARCHED-ADDRESS"/></head><body><main>${body}</main></body></html>`;

const view = listView({
  ...{ list: { q: "</script>", sort: "relevance", page: 1 }, products: [], total: 0, pageSize: 24 },
  ...{ facets: { total: 0, counts: [], isAtLeast: false, without: {} } },
  ...{ shelf: undefined, shelves: [] },
});

it("puts the list into its place, what is loaded early into the head, and the list as data at the end", () => {
  const markup = Buffer.from('<link rel="preload" as="image"/><div class="list">₹100</div>');
  const write = searchDocument(frame(SLOT));
  const { body } = write({ view, markup, title: "“box”", address: "/products?q=box" });
  const html = body.toString();
  expect(html).toContain(
    'href="https://shop.example/products?q=box"/><link rel="preload" as="image"/></head>',
  );
  expect(html).toContain("<title>“box” | Shop</title>");
  expect(html).toContain(`data-slot="${LIST_SLOT}"><div class="list">₹100</div></div></main>`);
  const [, data = ""] =
    /<script type="application\/json" id="[\w-]+">(.*)<\/script><\/body>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(view)));
});

it("takes no frame in which the list has no place", () => {
  expect(() => searchDocument(frame(""))).toThrow("no place");
});
