import { expect, it } from "vitest";
import { lastShown } from "./use-way-back";

const at = (...addresses: string[]) => addresses.map((path) => `http://shop.example${path}`);

it("leads to the list as it was last shown, with its search and page", () => {
  const history = at("/admin/orders", "/admin/orders?q=asha&page=2", "/admin/orders/7");
  expect(lastShown(history, "/admin/orders")).toBe("/admin/orders?q=asha&page=2");
});

it("leads to the bare list where none was shown, and knows no other page for it", () => {
  expect(lastShown([], "/admin/orders")).toBe("/admin/orders");
  const history = at("/admin/orders/7?q=x", "/admin/products?q=box");
  expect(lastShown(history, "/admin/orders")).toBe("/admin/orders");
});

it("passes over entries that the browser does not show", () => {
  expect(lastShown([null, ...at("/admin/orders?q=a"), null], "/admin/orders")).toBe(
    "/admin/orders?q=a",
  );
});
