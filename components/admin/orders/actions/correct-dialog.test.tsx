import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { movementsAdminExamples, ownCorrectionExamples } from "@/lib/fulfilment/examples";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CorrectDialog } from "./correct-dialog";

const ORDER = ownCorrectionExamples.correctOwnOrder.answer as OrderAnswer;
const ACTIONS = movementsAdminExamples.readOrderActions.answer as OrderActions;
const CALL = "PATCH /admin/orders/{id}";

const dialog = () => page.getByRole("dialog");
const field = (label: string) => dialog().getByLabelText(label, { exact: true });
const save = (name = "Save") => dialog().getByRole("button", { name, exact: true });

async function open() {
  const onChanged = vi.fn<(order: OrderAnswer) => Promise<void>>().mockResolvedValue();
  const renew = vi.fn<() => Promise<void>>().mockResolvedValue();
  await show(
    <main>
      <h1>Order</h1>
      <CorrectDialog
        order={ORDER}
        actions={ACTIONS}
        onChanged={onChanged}
        renew={renew}
        onClose={() => undefined}
      />
    </main>,
    "/admin/orders/KLN-1",
  );
  await field("Reason").fill("The buyer moved.");
  return { onChanged, renew };
}

it("shows a new total before it is saved, and asks again for another correction", async () => {
  const before = { total: 2430, tax: 180 };
  const preview = { before, after: { total: 2431, tax: 181 }, due: -69, approval: null };
  const asked = answer(CALL, ({ query }) => ok(query.dryRun ? preview : ORDER));
  const { onChanged } = await open();
  await field("City").fill("Mysuru");
  await save().click();
  await expect
    .element(dialog().getByRole("status"))
    .toHaveTextContent(
      "The total becomes ₹2,431.00 instead of ₹2,430.00, with a tax of ₹181.00. ₹69.00 is to be given back.",
    );
  await expectNoAxeViolations();
  await field("City").fill("Mysore");
  await save("Save with this total").click();
  await expect.poll(() => asked.length).toBe(2);
  expect(onChanged).not.toHaveBeenCalled();
  await save("Save with this total").click();
  await expect.poll(() => onChanged.mock.calls).toEqual([[ORDER]]);
  expect(asked.map(({ query }) => query)).toEqual([{ dryRun: "1" }, { dryRun: "1" }, {}]);
  expect(asked.at(-1)?.body).toMatchObject({
    shippingAddress: { city: "Mysore" },
    reason: "The buyer moved.",
    updatedAt: ORDER.updatedAt,
  });
});

it("shows what the shop refuses at the field that it names", async () => {
  const fields = { "billingAddress.zipCode": "This PIN code is in another state." };
  answer(CALL, refusal(400, "invalid_input", "Look again.", fields));
  await open();
  await dialog().getByRole("checkbox").click();
  const billing: Record<string, string> = {
    billingFirstName: "Asha",
    billingLastName: "Rao",
    billingAddress: "12 MG Road",
    billingCity: "Bengaluru",
    billingZipCode: "560001",
  };
  for (const [name, value] of Object.entries(billing)) {
    await page
      .elementLocator(document.querySelector(`[name=${name}]`) ?? document.body)
      .fill(value);
  }
  await save().click();
  const pin = page.elementLocator(document.querySelector("[name=billingZipCode]") ?? document.body);
  await expect.element(pin).toHaveAccessibleDescription(fields["billingAddress.zipCode"]);
});

it("reads the order anew when somebody else changed it, and keeps what was typed", async () => {
  answer(CALL, refusal(409, "edit_conflict", "This order was changed since you opened it."));
  const { renew } = await open();
  await field("City").fill("Mysuru");
  await save().click();
  await expect.poll(() => renew.mock.calls.length).toBe(1);
  await expect.element(page.getByText("This order was changed since you opened it.")).toBeVisible();
  await expect.element(field("City")).toHaveValue("Mysuru");
});
