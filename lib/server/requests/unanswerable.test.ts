import { describe, expect, it } from "vitest";
import { unanswerable } from "./unanswerable";

describe("unanswerable", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/products?q=50%&page=%E0"],
    ["HEAD", "/product/caf%C3%A9"],
    ["POST", "/api/orders"],
    ["PATCH", "/api/admin/orders/KLN-1"],
    ["GET", "/products?__proto=1&a__proto__=1&q=__proto__"],
    ["OPTIONS", "/api/orders"],
  ])("hands %s %s on", (method, url) => {
    expect(unanswerable({ method, url })).toBeUndefined();
  });

  it.each([
    ["GET", "/%", 400],
    ["GET", "/product/%E0%A4%A", 400],
    ["DELETE", "/api/products/%", 400],
    ["OPTIONS", "*", 400],
    ["GET", "/products?__proto__=1", 400],
    ["GET", "/products?q=box&%5F_prot%6F__", 400],
    ["GET", "http://elsewhere.example/admin", 400],
    ["TRACE", "/admin", 405],
    ["PROPFIND", "/api/orders", 405],
  ])("refuses %s %s with %i", (method, url, status) => {
    expect(unanswerable({ method, url })?.status).toBe(status);
  });

  it("says so in the shape of the API's refusals, and which methods there are", () => {
    expect(unanswerable({ method: "GET", url: "/api/%" })).toEqual({
      status: 400,
      headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
      body: '{"message":"This address cannot be read.","code":"invalid_input"}',
    });
    expect(unanswerable({ method: "TRACE", url: "/" })?.headers).toMatchObject({
      Allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    });
  });
});
