import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page as listed } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { Role } from "@/lib/base/permissions";
import { itemExamples } from "@/lib/orders/items/examples";
import { itemSchema, type ItemAnswer } from "@/lib/orders/items/schemas";
import { AgreedPrices } from "./agreed-prices";

const ITEM = itemSchema.parse(itemExamples.updateItem.answer);

/** Shows a company's items, updated after each save. */
async function open(item: ItemAnswer, role: Role = "admin") {
  let items = [item];
  answer("GET /admin/items", ({ query }) => listed(query.company ? items : []));
  const saved = answer("PUT /admin/items/{id}/prices", () => {
    items = [{ ...firstOf(items), prices: [], validUntil: null }];
    return ok(firstOf(items));
  });
  await show(<AgreedPrices customer={ITEM._id} />, "/admin/companies/1", role);
  await expect.element(page.getByText(item.name, { exact: true })).toBeVisible();
  return saved;
}

const button = (name: string) => page.getByRole("button", { name });
const field = (name: string) => page.getByRole("textbox", { name });

it("sets agreed prices per piece, by quantity and with an end date", async () => {
  const saved = await open(ITEM);
  await expect
    .element(page.getByText("₹17,500.00 from 1,000 pieces, per 1,000 pieces"))
    .toBeVisible();
  await button("Agree Prices of Mailer box").click();
  await expect.element(field("From pieces, price 1")).toHaveValue("1000");
  await button("Add price").click();
  await field("From pieces, price 2").fill("5,000");
  await field("₹ for 1,000 pieces, price 2").fill("17,600");
  await button("Save Prices").click();
  await expect
    .element(page.getByText("Make this price lower than the one before it"))
    .toBeVisible();
  await expectNoAxeViolations();
  expect(saved).toEqual([]);
  await field("₹ for 1,000 pieces, price 2").fill("16,250.50");
  await page.getByLabelText("Valid until").fill("2027-06-30");
  await button("Save Prices").click();
  await expect.element(page.getByText("Prices Saved")).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([
    {
      tiers: [
        { from: 1000, price: 17_500 },
        { from: 5000, price: 16_250.5 },
      ],
      validUntil: "2027-06-30",
    },
  ]);
  await expect.element(page.getByText("No agreed price")).toBeVisible();
});

it("is read-only for users who may not change prices", async () => {
  await open(ITEM, "sales");
  await expect.element(button("Agree Prices")).not.toBeInTheDocument();
});
