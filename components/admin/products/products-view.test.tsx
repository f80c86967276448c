import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { productsExamples } from "@/lib/api/examples/catalogue-examples";
import { expectNoAxeViolations } from "@/lib/testing/component/accessible";
import { answer, firstOf, INTERNAL, ok, page } from "@/lib/testing/component/shop";
import { address, show } from "@/lib/testing/component/show";
import { ProductsView } from "./products-view";

const PRODUCT = firstOf(productsExamples.listAdminProducts.answer);

const row = () => screen.getByRole("row", { name: PRODUCT.name });
const heading = (name: string) => screen.getByRole("heading", { name });

beforeEach(() => {
  answer("GET /admin/demo-data", ok({ products: 0, edited: 0 }));
});

it("says that the products cannot be loaded, and asks again", async () => {
  answer("GET /admin/products", INTERNAL);
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  await expect.element(screen.getByText("Failed to fetch products.").first()).toBeVisible();
  answer("GET /admin/products", page([PRODUCT]));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(row()).toBeVisible();
});

it("offers the way back from a search without a match", async () => {
  answer("GET /admin/products", ({ query }) => page(query.q ? [] : [PRODUCT]));
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products?q=submarine");
  await expect.element(heading("No Products Found")).toBeVisible();
  await screen.getByRole("button", { name: "Show all products" }).click();
  await expect.element(row()).toBeVisible();
  await expect.element(screen.getByRole("searchbox")).toHaveValue("");
});

it("offers to add the first product of an empty catalogue", async () => {
  answer("GET /admin/products", page([]));
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  await expect.element(heading("No Products Found")).toBeVisible();
  await screen.getByRole("button", { name: "Add First Product" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
});

it("runs by the column that is pressed, and the other way round by a second press", async () => {
  const asked = answer("GET /admin/products", page([PRODUCT]));
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  const price = screen.getByRole("columnheader", { name: "Price" });
  await expect.element(price).toHaveAttribute("aria-sort", "none");
  for (const direction of ["ascending", "descending"]) {
    await price.getByRole("button").click();
    await expect.element(price).toHaveAttribute("aria-sort", direction);
  }
  expect(asked.slice(1).map(({ query }) => query.sort)).toEqual(["price-asc", "price-desc"]);
  expect(address()).toBe("/admin/products?sort=price-desc");
  await expectNoAxeViolations();
});
