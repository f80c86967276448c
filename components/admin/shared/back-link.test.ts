import { expect, it } from "vitest";
import { lastShown } from "./use-back-link";

const at = (...addresses: string[]) => addresses.map((path) => `http://shop.example${path}`);

it("returns the list as last shown, with its search and page", () => {
  const history = at("/admin/orders", "/admin/orders?q=asha&page=2", "/admin/orders/7");
  expect(lastShown(history, "/admin/orders")).toBe("/admin/orders?q=asha&page=2");
});

it("returns the bare list if none was shown, and ignores other pages", () => {
  expect(lastShown([], "/admin/orders")).toBe("/admin/orders");
  const history = at("/admin/orders/7?q=x", "/admin/products?q=box");
  expect(lastShown(history, "/admin/orders")).toBe("/admin/orders");
});

it("skips entries that the browser does not reveal", () => {
  expect(lastShown([null, ...at("/admin/orders?q=a"), null], "/admin/orders")).toBe(
    "/admin/orders?q=a",
  );
});
