import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { movementsAdminExamples, ownCorrectionExamples } from "@/lib/fulfilment/examples";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CorrectLinesDialog } from "./correct-lines-dialog";

const ORDER = ownCorrectionExamples.correctOwnOrder.answer as OrderAnswer;
const ACTIONS = movementsAdminExamples.readOrderActions.answer as OrderActions;
const CALL = "PATCH /admin/orders/{id}";
const [LINE] = ORDER.products;
const NAME = LINE?.product.name ?? "";
const FIGURES = { before: { total: 2430, tax: 180 }, after: { total: 2916, tax: 216 }, due: 2916 };

const dialog = () => page.getByRole("dialog");
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
const quantity = () => dialog().getByRole("textbox", { name: `Quantity of ${NAME}` });

async function open() {
  const onChanged = vi.fn<(order: OrderAnswer) => Promise<void>>().mockResolvedValue();
  const renew = vi.fn<() => Promise<void>>().mockResolvedValue();
  await show(
    <main>
      <h1>Order</h1>
      <CorrectLinesDialog
        order={ORDER}
        actions={ACTIONS}
        onChanged={onChanged}
        renew={renew}
        onClose={() => undefined}
      />
    </main>,
    "/admin/orders/KLN-1",
  );
  return { onChanged, renew };
}

it("shows the new total and what is due before another quantity is saved", async () => {
  const preview = { ...FIGURES, approval: null };
  const asked = answer(CALL, ({ query }) => ok(query.dryRun ? preview : ORDER));
  const { onChanged } = await open();
  await quantity().fill("9");
  await dialog().getByLabelText("Reason", { exact: true }).fill("The buyer called.");
  await expect
    .element(dialog().getByText("The total becomes"))
    .toHaveTextContent(
      "The total becomes ₹2,916.00 instead of ₹2,430.00, with a tax of ₹216.00. ₹2,916.00 is still to be paid.",
    );
  await expectNoAxeViolations();
  await button("Save").click();
  await expect.poll(() => onChanged.mock.calls).toEqual([[ORDER]]);
  expect(asked.at(-1)?.body).toEqual({
    lines: [{ line: LINE?._id, quantity: 9 }],
    reason: "The buyer called.",
    updatedAt: ORDER.updatedAt,
  });
});

it("takes a line out and puts it back, and says why a change is refused", async () => {
  const asked = answer(CALL, refusal(409, "out_of_stock", "Only 3 of it are left in stock."));
  await open();
  await button(`Take out ${NAME}`).click();
  await expect.element(dialog().getByText("Only 3 of it are left in stock.")).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ lines: [{ line: LINE?._id, quantity: 0 }] });
  await button(`Put ${NAME} back`).click();
  await expect.element(quantity()).toHaveValue(`${LINE?.quantity}`);
  await expect.element(dialog().getByRole("alert")).not.toBeInTheDocument();
});

it("names the rules for which a company must approve", async () => {
  const approval = [{ kind: "total" as const, words: "The total is above ₹2,500." }];
  answer(CALL, ok({ ...FIGURES, approval }));
  await open();
  await quantity().fill("9");
  await dialog().getByLabelText("Reason", { exact: true }).fill("The buyer called.");
  await expect.element(dialog().getByText("The company must approve it first")).toBeVisible();
  await expect.element(button("Ask the company")).toBeVisible();
});
