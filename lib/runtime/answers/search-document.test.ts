import { expect, it } from "vitest";
import { LIST_SLOT } from "@/lib/catalogue/lists/search-frame";
import { searchDocument } from "./search-document";

const SLOT = `<div class="contents" data-slot="${LIST_SLOT}"></div>`;

const frame = (body: string) =>
  `<html><head><title>SEARCHED-TITLE | Shop</title><link rel="canonical" href="https://shop.example/SEARCHED-ADDRESS"/></head><body><main>${body}</main></body></html>`;

it("puts the list into its place, what is loaded early into the head, and the list as data at the end", () => {
  const preloads = Buffer.from('<link rel="preload" as="image"/>');
  const drawn = {
    preloads,
    markup: Buffer.from('<div class="list">₹100</div>'),
    data: '{"total":1}',
  };
  const write = searchDocument(frame(SLOT));
  const { body } = write({ ...drawn, title: "“box”", address: "/products?q=box" });
  const html = body.toString();
  expect(html).toContain(
    'href="https://shop.example/products?q=box"/><link rel="preload" as="image"/></head>',
  );
  expect(html).toContain("<title>“box” | Shop</title>");
  expect(html).toContain(`data-slot="${LIST_SLOT}"><div class="list">₹100</div></div></main>`);
  const [, data = ""] =
    /<script type="application\/json" id="[\w-]+">(.*)<\/script><\/body>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ total: 1 });
});

it("takes no frame in which the list has no place", () => {
  expect(() => searchDocument(frame(""))).toThrow("no place");
});
