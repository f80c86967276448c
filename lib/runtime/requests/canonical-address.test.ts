import { describe, expect, it } from "vitest";
import { checkAddress } from "./canonical-address";

const ID = "0198a1f0-5c3e-7b41-9d52-2f6f3c1b8a10";
const LOUD = ID.toUpperCase();

const check = (url: string, method = "GET") => checkAddress({ method, url });

describe("an address", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/products?q=50%&page=%E0"],
    ["GET", "/products?q=a%2Fb/../c//d\\e"],
    ["HEAD", "/product/caf%C3%A9"],
    ["POST", "/api/orders"],
    ["PATCH", "/api/admin/orders/KLN-1"],
    ["GET", "/products?__proto=1&a__proto__=1&q=__proto__"],
    ["OPTIONS", "/api/orders"],
    ["GET", "/product/a...b"],
    ["GET", `/products?q=/product/${LOUD}`],
    ["GET", `/product/${LOUD}X`],
    ["GET", "/order/KLN-20261122-ABCD"],
    ["GET", `/api/products/${LOUD}`],
  ])("%s %s is plain", (method, url) => {
    expect(check(url, method)).toEqual({ kind: "plain" });
  });

  it.each([
    [`/product/${LOUD}`, `/product/${ID}`],
    [`/hi/product/${LOUD}`, `/hi/product/${ID}`],
    [`/product/${LOUD}/model`, `/product/${ID}/model`],
    [`/product/${LOUD}?from=AB&_rsc=X1`, `/product/${ID}?from=AB&_rsc=X1`],
    [`/order/${LOUD}?key=aB-C`, `/order/${ID}?key=aB-C`],
    [`/admin/orders/${LOUD}`, `/admin/orders/${ID}`],
    ["/%70roducts?q=box", "/products?q=box"],
    ["/%50rodu%63t%7E%30%5F%5a", "/Product~0_Z"],
    ["//products?q=a//b", "/products?q=a//b"],
    ["//elsewhere.example//x", "/elsewhere.example/x"],
    [`//product/${LOUD}`, `/product/${ID}`],
  ])("%s leads to %s", (url, location) => {
    expect(check(url)).toEqual({ kind: "elsewhere", location });
    expect(check(location)).toEqual({ kind: "plain" });
  });

  it.each([
    ["GET", "/%", 400],
    ["GET", "/product/%E0%A4%A", 400],
    ["DELETE", "/api/products/%", 400],
    ["OPTIONS", "*", 400],
    ["GET", "/products?__proto__=1", 400],
    ["GET", "/products?q=box&%5F_prot%6F__", 400],
    ["GET", "http://elsewhere.example/admin", 400],
    ["GET", "/_next/../products?q=box", 400],
    ["GET", "/api/%2e%2E/product/1", 400],
    ["GET", "/x/..", 400],
    ["GET", "/./products", 400],
    ["GET", "/x/.%2e/products", 400],
    ["GET", "/_next\\..\\products", 400],
    ["GET", "/_next%5c..%5Cproducts", 400],
    ["GET", "/product/a%2Fb", 400],
    ["GET", "/product/a%00", 400],
    ["GET", "/prod\tucts?q=box", 400],
    ["GET", "/products#?q=box", 400],
    ["TRACE", "/admin", 405],
    ["PROPFIND", "/api/orders", 405],
  ])("%s %s is refused with %i", (method, url, status) => {
    expect(check(url, method)).toMatchObject({ kind: "refused", status });
  });
});
