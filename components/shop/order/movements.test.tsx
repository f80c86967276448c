import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { ORDER } from "@/lib/orders/read/example-order";
import { MovementsNote } from "./movements";

const LINE = "0192f0c1-2d3e-7f40-8a51-b6c7d8e9f0a1";
const AT = "2026-11-21T09:15:00.000Z";

it("shows returns and refunds in plain words", async () => {
  await show(
    <main>
      <h1>Order</h1>
      <MovementsNote
        products={ORDER.products.map((line) => ({ ...line, _id: LINE, unit: "PCS" }))}
        returns={[
          { at: AT, reason: "Torn", products: [{ line: LINE, name: "Kraft box", quantity: 2 }] },
        ]}
        refunds={[{ at: AT, amount: 432.5, means: "bank", reference: "UTR7", reason: null }]}
      />
    </main>,
  );
  await expect
    .element(page.getByText("On 21 November 2026 you returned 2 pieces of Kraft box."))
    .toBeVisible();
  await expect.element(page.getByText("The reason: Torn")).toBeVisible();
  await expect
    .element(page.getByText("we refunded ₹432.50 by Bank transfer, reference UTR7."))
    .toBeVisible();
  await expectNoAxeViolations();
});
