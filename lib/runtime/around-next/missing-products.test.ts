import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetProcessWide } from "../../base/process-wide.ts";

const ID = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a77";

const asked = (url: string, more: Partial<IncomingMessage> = {}) =>
  ({ method: "GET", url, headers: {}, ...more }) as IncomingMessage;

async function load() {
  vi.resetModules();
  forgetProcessWide();
  return import("./missing-products.ts");
}

afterEach(forgetProcessWide);

describe("a product that there is not", () => {
  it("is known once the product's page has said whom to ask", async () => {
    const { isMissingProduct, tellProductPages } = await load();
    expect(await isMissingProduct(asked(`/product/${ID}`))).toBe(false);
    tellProductPages(() => Promise.resolve(false));
    for (const rest of ["", "?ref=mail", "/model"]) {
      expect(await isMissingProduct(asked(`/product/${ID}${rest}`))).toBe(true);
    }
    tellProductPages(() => Promise.resolve(true));
    expect(await isMissingProduct(asked(`/product/${ID}`))).toBe(false);
  });

  it("is asked about by its id, for documents at addresses of products alone", async () => {
    const { isMissingProduct, tellProductPages } = await load();
    const hasProductPage = vi.fn(() => Promise.resolve(false));
    tellProductPages(hasProductPage);
    for (const url of ["/products", `/order/${ID}`, "/product/-", `/product/${ID}/reviews`]) {
      expect(await isMissingProduct(asked(url))).toBe(false);
    }
    const data = asked(`/product/${ID}`, { headers: { rsc: "1" } });
    expect(await isMissingProduct(data)).toBe(false);
    expect(await isMissingProduct(asked(`/product/${ID}`, { method: "POST" }))).toBe(false);
    expect(hasProductPage).not.toHaveBeenCalled();
    await isMissingProduct(asked(`/product/${ID}`, { method: "HEAD" }));
    expect(hasProductPage).toHaveBeenCalledWith(ID);
  });

  it("is left to Next while the database cannot say", async () => {
    const { isMissingProduct, tellProductPages } = await load();
    tellProductPages(() => Promise.reject(new Error("No database.")));
    expect(await isMissingProduct(asked(`/product/${ID}`))).toBe(false);
  });
});
