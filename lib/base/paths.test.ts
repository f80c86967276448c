import { describe, expect, it } from "vitest";
import { paths } from "./paths";

describe("paths", () => {
  it("are the documented ones", () => {
    expect([
      paths.home,
      paths.products(),
      paths.product("1"),
      paths.cart,
      paths.checkout,
      paths.orderConfirmation,
      paths.privacyPolicy,
      paths.privacyNotice,
      paths.termsOfService,
      paths.returnsRefundPolicy,
      paths.auth(),
    ]).toEqual([
      "/",
      "/products",
      "/product/1",
      "/cart",
      "/checkout",
      "/order-confirmation",
      "/privacy-policy",
      "/privacy-notice",
      "/terms-of-service",
      "/returns-refund-policy",
      "/auth",
    ]);
  });

  it("lead to the landing page's sections", () => {
    expect(paths.homeSection("why-choose-us")).toBe("/#why-choose-us");
  });

  it("have one URL per list: defaults are omitted", () => {
    expect(paths.products({ sort: "name", page: 1 })).toBe("/products");
    expect(paths.products({ q: "box", sort: "relevance" })).toBe("/products?q=box");
    expect(paths.products({ q: "box", sort: "name" })).toBe("/products?q=box&sort=name");
    expect(paths.products({ q: "a&b", category: "Cups & Lids", sort: "rating", page: 2 })).toBe(
      "/products?q=a%26b&category=cups-lids&sort=rating&page=2",
    );
  });

  it("escape their values", () => {
    expect(paths.orderByKey("KLN-1&x", "a/b+c")).toBe(
      "/order-confirmation?order=KLN-1%26x&key=a%2Fb%2Bc",
    );
  });
});
