import { beforeEach, describe, expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
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

describe("a figure of the list", () => {
  const STALE = {
    status: 409,
    body: {
      code: "edit_conflict",
      message: "Changed.",
      fields: { price: "The price is ₹1,300 by now." },
      price: 1300,
    },
  } as const;
  const input = () => screen.getByRole("spinbutton", { name: `New price of ${PRODUCT.name}` });
  const opener = () =>
    row().getByRole("button", { name: new RegExp(`^Change the price of ${PRODUCT.name}`) });

  async function open(): Promise<void> {
    answer("GET /admin/products", page([PRODUCT]));
    await show(<ProductsView categories={["Boxes"]} />, "/admin/products");
    await opener().click();
    await expect.element(input()).toHaveFocus();
  }

  it("is saved by Enter with the one that was shown, and the focus stays", async () => {
    await open();
    const sent = answer(
      "PATCH /admin/products/{id}",
      ok({ _id: PRODUCT._id, price: 999.5, updatedAt: PRODUCT.updatedAt }),
    );
    await userEvent.keyboard("999.50{Enter}");
    await expect.element(opener()).toHaveFocus();
    await expect.element(opener()).toMatchTextContent("₹999.50");
    expect(sent.map(({ body }) => body)).toEqual([{ price: 999.5, priceRead: PRODUCT.price }]);
  });

  it("says beside the field what is wrong with it, before anything is sent", async () => {
    await open();
    await userEvent.keyboard("-3{Enter}");
    await expect.element(screen.getByText("Price must be a positive number")).toBeVisible();
    await expect.element(input()).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener()).toHaveFocus();
    await expect.element(opener()).toMatchTextContent("₹");
  });

  it("that somebody else changed is shown, and the next save is over that", async () => {
    await open();
    const sent = answer("PATCH /admin/products/{id}", STALE);
    await userEvent.keyboard("999{Enter}");
    await expect.element(screen.getByText("The price is ₹1,300 by now.")).toBeVisible();
    await expect.element(input()).toHaveValue(999);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sent.at(1)?.body).toEqual({ price: 999, priceRead: 1300 });
  });
});
