import { beforeEach, describe, expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, firstOf, INTERNAL, ok, page } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { ProductsView } from "./products-view";

const PRODUCT = firstOf(productsAdminExamples.listAdminProducts.answer);

const row = () => screen.getByRole("row", { name: PRODUCT.name });
const heading = (name: string) => screen.getByRole("heading", { name });

beforeEach(() => {
  answer(
    "GET /admin/demo-data",
    ok({ products: 0, edited: 0, testimonials: 0, promoCodes: [], payments: false }),
  );
});

it("reports that the products cannot be loaded, and tries again", async () => {
  answer("GET /admin/products", INTERNAL);
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  await expect.element(screen.getByText("Failed to fetch products.").first()).toBeVisible();
  answer("GET /admin/products", page([PRODUCT]));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(row()).toBeVisible();
});

it("offers to clear a search without a match", async () => {
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
  const add = screen.getByRole("link", { name: "Add First Product" });
  await expect.element(add).toHaveAttribute("href", "/admin/products/new");
});

it("sorts by the pressed column, and reverses on a second press", async () => {
  const asked = answer("GET /admin/products", page([PRODUCT]));
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  const price = screen.getByRole("columnheader", { name: "Price" });
  await expect.element(price).toHaveAttribute("aria-sort", "none");
  for (const direction of ["ascending", "descending"]) {
    await price.getByRole("button").click();
    await expect.element(price).toHaveAttribute("aria-sort", direction);
  }
  const sorts = () => asked.slice(1).map(({ query }) => query.sort);
  await expect.poll(sorts).toEqual(["price-asc", "price-desc"]);
  expect(address()).toBe("/admin/products?sort=price-desc");
  await expectNoAxeViolations();
});

describe("a figure in the list", () => {
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

  it("is saved on Enter together with the displayed value, and keeps the focus", async () => {
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

  it("reports an error beside the field before anything is sent", async () => {
    await open();
    await userEvent.keyboard("-3{Enter}");
    await expect.element(screen.getByText("Price must be a positive number")).toBeVisible();
    await expect.element(input()).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener()).toHaveFocus();
    await expect.element(opener()).toMatchTextContent("₹");
  });

  it("shows another user's change, which the next save overwrites", async () => {
    await open();
    const sent = answer("PATCH /admin/products/{id}", STALE);
    await userEvent.keyboard("999{Enter}");
    await expect.element(screen.getByText("The price is ₹1,300 by now.")).toBeVisible();
    await expect.element(input()).toHaveValue(999);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sent.at(1)?.body).toEqual({ price: 999, priceRead: 1300 });
  });
});

it("archives only after a confirmation", async () => {
  answer("GET /admin/products", page([PRODUCT]));
  const sent = answer("DELETE /products/{id}", ok(undefined));
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  const remove = screen.getByRole("button", { name: `Delete ${PRODUCT.name}` });
  const question = screen.getByRole("alertdialog", {
    name: "Are you sure you want to delete this product?",
  });
  await remove.click();
  await expect.element(question).toMatchTextContent("you can restore it later");
  await expectNoAxeViolations();
  await question.getByRole("button", { name: "Keep product" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await remove.click();
  const { asked, release } = answerLate("GET /admin/products", page([]));
  await question.getByRole("button", { name: "Delete product" }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(question).toBeVisible();
  release();
  await expect.element(screen.getByText("Product deleted successfully.")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

it("publishes a draft by one button, and reports what is missing", async () => {
  const draft = {
    ...PRODUCT,
    status: "draft" as const,
    draft: true,
    thumbnailImage: "",
    images: [],
  };
  answer("GET /admin/products", page([draft]));
  answer("POST /admin/products/{id}/publish", {
    status: 400,
    body: { message: `${draft.name} still needs a picture.`, code: "invalid_input" },
  });
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products?status=draft");
  const publish = screen.getByRole("button", { name: `Publish ${draft.name}` });
  await publish.click();
  await expect.element(screen.getByText(/still needs a picture/)).toBeVisible();
  answer("POST /admin/products/{id}/publish", ok(productsAdminExamples.publishProduct.answer));
  await publish.click();
  await expect.element(screen.getByText(`${draft.name} is in the shop now.`)).toBeVisible();
});

it("offers only to restore an archived product", async () => {
  answer("GET /admin/products", page([{ ...PRODUCT, status: "archived" as const }]));
  const sent = answer(
    "POST /admin/products/{id}/restore",
    ok(productsAdminExamples.restoreProduct.answer),
  );
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products?status=archived");
  await screen.getByRole("button", { name: `Restore ${PRODUCT.name}` }).click();
  await expect.element(screen.getByText(`${PRODUCT.name} is back in the shop.`)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect
    .element(screen.getByRole("link", { name: `Edit ${PRODUCT.name}` }))
    .not.toBeInTheDocument();
});

it("chooses and orders the products of the landing page", async () => {
  answer("GET /admin/products", page([PRODUCT]));
  const chosen = productsAdminExamples.listFeatured.answer;
  answer("GET /admin/products/featured", ok(chosen));
  const sent = answer("PUT /admin/products/featured", ok(chosen));
  await show(<ProductsView categories={["Boxes", "Mailers"]} />, "/admin/products");
  const mark = row().getByText("Featured");
  await expect.element(mark).toBeVisible();
  await screen.getByRole("button", { name: "More", exact: true }).click();
  await screen.getByRole("menuitem", { name: "Featured" }).click();
  const dialog = screen.getByRole("dialog", { name: "Featured products" });
  await dialog.getByRole("button", { name: `Remove ${PRODUCT.name}` }).click();
  await expectNoAxeViolations();
  const list = answerLate("GET /admin/products", page([{ ...PRODUCT, featuredPosition: null }]));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => list.asked.length).toBe(1);
  await expect.element(dialog).toBeVisible();
  list.release();
  await expect.element(screen.getByText("The landing page shows your choice now.")).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ products: [] }]);
});
