import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { listView, type ListRead } from "@/lib/catalogue/lists/list-view";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { NoProducts } from "./no-products";
import { OwnSizes } from "./own-sizes";

const MAILER: ProductSummary = {
  _id: "0199f0a0-0000-7000-8000-000000000001",
  name: "Mailer Box",
  category: "Mailers",
  price: 1250,
  originalPrice: null,
  thumbnailImage: "/media/a.webp",
  rating: 4,
  reviews: 2,
  isNew: false,
  inStock: true,
  stockCount: 4,
  packSize: "100 pieces",
  dimensions: "250 × 180 × 80 mm outside (L × W × H)",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
};

it("is preceded by the price of the size itself, also where similar sizes are found", async () => {
  const made = [
    { style: "Mailer box", href: "/custom/mailer-box", quantity: 1000, piecePaise: 1875 },
  ];
  const { own } = toView("mailer 233x157x71", { products: [MAILER], total: 1, made });
  if (!own) throw new Error("It has no price.");
  await show(<OwnSizes {...own} />);
  await expect
    .element(page.getByRole("region", { name: "Made to size: 233 × 157 × 71 mm" }))
    .toMatchTextContent("₹18.75 a piece at 1,000");
  await expectNoAxeViolations();
});

async function showNothingFor(q: string, found: Partial<ListRead>) {
  const view = toView(q, found);
  if (!view.nothing) throw new Error("Something was found.");
  await show(<NoProducts list={view.list} categories={[]} nothing={view.nothing} />);
}

const toView = (q: string, found: Partial<ListRead>) =>
  listView({
    list: { q, sort: "relevance", page: 1 },
    products: [],
    total: 0,
    pageSize: 24,
    shelf: undefined,
    shelves: [],
    facets: { total: 0, counts: [], isAtLeast: false, without: {} },
    ...found,
  });

it("shows the next larger sizes with their difference, and offers to request the size", async () => {
  const product = { ...MAILER, hsnCode: null };
  await showNothingFor("mailer box 230 x 155 x 70", {
    sizes: [{ ...product, larger: [20, 25, 10] }],
    popular: [{ ...product, name: "Ripple Cup" }],
  });
  await expect
    .element(page.getByRole("heading", { name: "The next sizes up from 230 × 155 × 70 mm" }))
    .toBeVisible();
  const card = page.getByRole("article");
  await expect.element(card.getByText("₹12.50 a piece")).toBeVisible();
  await expect.element(card.getByText("250 × 180 × 80 mm outside")).toBeVisible();
  await expect.element(card.getByText("Larger by 20 × 25 × 10 mm")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Ask us to make 230 × 155 × 70 mm" }))
    .toHaveAttribute("href", "/quote?q=mailer%20box%20230%20x%20155%20x%2070");
  await expect.element(page.getByText("Ripple Cup")).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("calls them the nearest sizes if none is larger, and never says that nothing was found", async () => {
  const product = { ...MAILER, hsnCode: null };
  await showNothingFor("mailer box 230 x 185 x 70", {
    sizes: [{ ...product, larger: [20, -5, 10] }],
  });
  const name = "The sizes nearest to 230 × 185 × 70 mm";
  await expect.element(page.getByRole("region", { name })).toBeVisible();
  await expect.element(page.getByText("Larger by")).not.toBeInTheDocument();
  await expect.element(page.getByText("No products found")).not.toBeInTheDocument();
});

it("offers to request a size if nothing is as large", async () => {
  await showNothingFor("large carton", {});
  await expect.element(page.getByRole("link", { name: "Ask us to make it" })).toBeVisible();
  await showNothingFor("carton 40 x 40 x 40 inch", {});
  await expect
    .element(page.getByRole("link", { name: "Ask us to make 40 × 40 × 40 in" }))
    .toBeVisible();
});
