import { randomUUID } from "node:crypto";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct } from "../shop";
import { givenOrder } from "../steps/factories";

test("the owner sees this month's margins of a product and its buyer", async ({ page }) => {
  const name = `Carton ${randomUUID().slice(0, 8)}`;
  const { _id, thumbnailImage } = await givenProduct(90_000, 10);
  await database().product.update({ where: { id: _id }, data: { costPaise: 30_000 } });
  // More than any other test sells, so that it is among the first hundred.
  const subtotalPaise = 90_000_000;
  await givenOrder(database(), {
    subtotalPaise,
    shippingPaise: 0,
    taxPercent: 0,
    taxPaise: 0,
    totalPaise: subtotalPaise,
    email: `${randomUUID()}@example.com`,
    company: `${name} Buyer`,
    lines: {
      create: {
        position: 0,
        productId: _id,
        name,
        thumbnailImage,
        pricePaise: 90_000,
        quantity: 1000,
        lineTotalPaise: subtotalPaise,
      },
    },
  });
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=margins");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("₹6,00,000.00");
  await expect(row).toContainText("67%");
  await expectNoAxeViolations(page);
  await page.getByLabel("Period").selectOption("Last 12 months");
  await page.getByLabel("Rows").selectOption("By customer");
  await expect(page.getByRole("row").filter({ hasText: `${name} Buyer` })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
