import { describe, expect, it } from "vitest";
import { oneCaseAddress } from "./one-case-address";

const ID = "0198a1f0-5c3e-7b41-9d52-2f6f3c1b8a10";
const LOUD = ID.toUpperCase();

describe("oneCaseAddress", () => {
  it.each([
    [`/product/${LOUD}`, `/product/${ID}`],
    [`/product/${ID.replace("f", "F")}`, `/product/${ID}`],
    [`/product/${LOUD}/model`, `/product/${ID}/model`],
    [`/product/${LOUD}?from=AB&_rsc=X1`, `/product/${ID}?from=AB&_rsc=X1`],
    [`/order/${LOUD}?key=aB-C`, `/order/${ID}?key=aB-C`],
    [`/admin/orders/${LOUD}`, `/admin/orders/${ID}`],
  ])("leads %s to %s", (url, target) => {
    expect(oneCaseAddress(url)).toBe(target);
    expect(oneCaseAddress(target)).toBeUndefined();
  });

  it.each([
    "/",
    "/products?q=BOX",
    `/products?q=/product/${LOUD}`,
    "/product/NO-SUCH-THING",
    `/product/${LOUD}X`,
    `//elsewhere.example/product/${LOUD}`,
    "/order/KLN-20261122-ABCD",
    `/api/products/${LOUD}`,
  ])("leaves %s alone", (url) => {
    expect(oneCaseAddress(url)).toBeUndefined();
  });
});
