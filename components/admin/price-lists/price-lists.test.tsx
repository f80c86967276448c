import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { PRICE_LIST_EXAMPLES } from "@/lib/companies/price-lists/examples";
import { CATEGORY, PRODUCT } from "@/lib/catalogue/lists/example-product";
import { companiesAdminExamples } from "@/lib/companies/examples";
import { PriceListView } from "./price-list-view";
import { PriceListsTab } from "./price-lists-tab";

const LIST = PRICE_LIST_EXAMPLES.getPriceList.answer;
const [MAILER, TAPE] = LIST.rows;

const COMPANY = firstOf(companiesAdminExamples.listCompanies.answer);

const NEW_ID = crypto.randomUUID();

const button = (name: string) => screen.getByRole("button", { name });

async function showList() {
  answer("GET /admin/price-lists/{id}", ok(LIST));
  await show(<PriceListView id={LIST._id} />, `/admin/price-lists/${LIST._id}`);
  await expect.element(screen.getByRole("heading", { name: LIST.name })).toBeVisible();
}

it("lists the price lists, and adds one", async () => {
  answer("GET /admin/price-lists", page(PRICE_LIST_EXAMPLES.listPriceLists.answer));
  await show(<PriceListsTab />, "/admin?tab=price-lists");
  await expect.element(screen.getByRole("link", { name: LIST.name })).toBeVisible();
  await expect.element(screen.getByText("Rao Foods")).toBeVisible();
  await expectNoAxeViolations();
  await button("Add Price List").click();
  await screen.getByLabelText("Name").fill("Cafés");
  await screen.getByLabelText("From").fill("2026-04-02");
  await screen.getByLabelText("Until").fill("2026-04-01");
  await button("Add Price List").last().click();
  await expect
    .element(screen.getByText("The last day must not come before the first"))
    .toBeVisible();
  await screen.getByLabelText("Until").fill("");
  const sent = answer("POST /admin/price-lists", { ...ok(LIST) });
  await button("Add Price List").last().click();
  await expect.element(screen.getByText("Price List Added")).toBeVisible();
  expect(sent).toMatchObject([{ body: { name: "Cafés", from: "2026-04-02", to: null } }]);
});

it("reports an empty list, and a failed load", async () => {
  answer("GET /admin/price-lists", page([]));
  await show(<PriceListsTab />, "/admin?tab=price-lists");
  await expect.element(screen.getByText("No Price Lists Yet")).toBeVisible();
  answer("GET /admin/price-lists/{id}", {
    status: 404,
    body: { code: "not_found", message: "There is no such price list." },
  });
  await show(<PriceListView id={LIST._id} />, `/admin/price-lists/${LIST._id}`);
  await expect.element(screen.getByText("There is no such price list.")).toBeVisible();
});

it("changes, adds and removes prices, and saves them together", async () => {
  await showList();
  await expect.element(screen.getByRole("cell", { name: "₹78.75 (12.5% off)" })).toBeVisible();
  await expectNoAxeViolations();
  await button(`Remove ${MAILER.name}`).click();
  await button(`Edit ${TAPE.name}`).click();
  await screen.getByLabelText("Percent off").fill("100");
  await button("Apply Price").click();
  await expect.element(screen.getByText(/^Write a percent above 0/)).toBeVisible();
  await screen.getByLabelText("Percent off").fill("20");
  await button("Apply Price").click();
  await expect.element(screen.getByRole("cell", { name: "₹72.00 (20% off)" })).toBeVisible();

  answer("GET /products", page([PRODUCT]));
  await screen.getByLabelText("Add a product").fill("mailer");
  await screen.getByRole("button", { name: PRODUCT.name }).first().click();
  await screen.getByLabelText("Price", { exact: true }).selectOptions("Prices of its own");
  await screen.getByLabelText("Price 1 in rupees for each pack").fill("1100");
  await button("Add price").click();
  await screen.getByLabelText("Packs from which price 2 counts").fill("20");
  await screen.getByLabelText("Price 2 in rupees for each pack").fill("1100");
  await button("Apply Price").click();
  await expect
    .element(screen.getByText("Make this price lower than the one before it"))
    .toBeVisible();
  await expectNoAxeViolations();
  await screen.getByLabelText("Price 2 in rupees for each pack").fill("1000");
  await button("Apply Price").click();
  await expect
    .element(screen.getByRole("cell", { name: "₹1,100.00, ₹1,000.00 from 20 packs" }))
    .toBeVisible();

  const sent = answer("PUT /admin/price-lists/{id}", ok(LIST));
  await button("Save Price List").click();
  await expect.element(screen.getByText("Price List Saved")).toBeVisible();
  const tiers = [
    { from: 1, price: 1100 },
    { from: 20, price: 1000 },
  ];
  expect(sent).toMatchObject([
    {
      body: {
        updatedAt: LIST.updatedAt,
        rows: [
          { product: PRODUCT._id, tiers },
          { product: TAPE.product, percent: 20 },
        ],
      },
    },
  ]);
});

it("keeps the changes when another user was faster, until theirs are loaded", async () => {
  await showList();
  await screen.getByLabelText("Name").fill("Bakers");
  answer("PUT /admin/price-lists/{id}", {
    status: 409,
    body: { code: "edit_conflict", message: "Somebody else has changed this price list." },
  });
  await button("Save Price List").click();
  await expect.element(screen.getByText(/^Somebody else has changed/)).toBeVisible();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Bakers");
  await expectNoAxeViolations();
  const newer = { ...LIST, name: "Pastry shops", updatedAt: "2026-11-21T05:30:00.000Z" };
  answer("GET /admin/price-lists/{id}", ok(newer));
  await button("Load It Again").click();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Pastry shops");
});

it("refuses to delete a list that a company has", async () => {
  await showList();
  await button("Delete").click();
  answer("DELETE /admin/price-lists/{id}", {
    status: 409,
    body: { code: "in_use", message: "1 company has Bakeries 2026. Give them another list first." },
  });
  await button("Delete").last().click();
  await expect.element(screen.getByText(/Give them another list first/).first()).toBeVisible();
});

it("fills in one percentage for a category, and keeps other prices", async () => {
  await showList();
  const requested = answer(
    "GET /products",
    page([
      { ...PRODUCT, _id: NEW_ID },
      { ...PRODUCT, _id: MAILER.product },
    ]),
  );
  answer("GET /categories", ok([CATEGORY]));
  await button("Percent off Many").click();
  const form = screen.getByRole("dialog");
  await form.getByLabelText("Percent off").fill("120");
  await button("Fill In").click();
  await expect.element(form.getByLabelText("Percent off")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabelText("Percent off").fill("10");
  await form.getByLabelText("Products").selectOptions("Boxes");
  await expectNoAxeViolations();
  await button("Fill In").click();
  await expect.element(screen.getByText("There are unsaved changes.")).toBeVisible();
  expect(requested).toMatchObject([{ query: { category: "Boxes", limit: "500" } }]);
  const saved = answer("PUT /admin/price-lists/{id}", ok(LIST));
  await button("Save Price List").click();
  await expect.element(screen.getByText("Price List Saved")).toBeVisible();
  expect(saved[0]).toHaveProperty(["body", "rows", 0], { product: NEW_ID, percent: 10 });
  const own = { product: MAILER.product, tiers: MAILER.tiers };
  expect(saved[0]).toHaveProperty(["body", "rows", 1], own);
});

it("assigns a list to a company and removes it on the list's page", async () => {
  await showList();
  const company = { ...COMPANY, _id: crypto.randomUUID(), name: "Nilgiri Teas" };
  answer("GET /admin/companies", page([company]));
  const saved = answer("PATCH /admin/companies/{id}", ok(COMPANY));
  await screen.getByLabelText("Give it to a company").fill("nilgiri");
  await button("Nilgiri Teas").click();
  if (company.priceList) await button("Replace").click();
  await expect.element(screen.getByText("Price List Given")).toBeVisible();
  expect(saved).toMatchObject([{ body: { priceList: LIST._id } }]);
  await button("Take it back from Rao Foods").click();
  await expect.element(screen.getByText("Price List Taken Back")).toBeVisible();
  expect(saved.at(-1)).toMatchObject({ body: { priceList: null } });
  await expectNoAxeViolations();
});
