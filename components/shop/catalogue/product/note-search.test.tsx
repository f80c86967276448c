import { expect, it } from "vitest";
import { noteSearch } from "@/lib/client/note-search";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";

it("records which search led to the cart: that of the page, or of the previous page", async () => {
  const noted = answer("POST /searches/cart", ok(undefined));
  await show(<h1>Results</h1>, "/products?q=kraft+box");
  await noteSearch();
  history.pushState(null, "", "/product/some-box");
  await noteSearch();
  history.pushState(null, "", "/product/another");
  await noteSearch();
  expect(noted.map(({ body }) => body)).toEqual([{ q: "kraft box" }, { q: "kraft box" }]);
});
