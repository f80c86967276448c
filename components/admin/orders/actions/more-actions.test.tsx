import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { fulfilmentExamples, movementsAdminExamples } from "@/lib/fulfilment/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { findValue, watch } from "@/e2e/component/watch";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { MoreActions } from "./more-actions";

const ORDER = fulfilmentExamples.updateOrder.answer as OrderAnswer;
const ACTIONS = movementsAdminExamples.readOrderActions.answer as OrderActions;
const NOTHING: OrderActions = {
  ...ACTIONS,
  stepBack: null,
  cancel: null,
  endShort: false,
  returnable: null,
  invoice: null,
  voidNotes: [],
  refundable: { most: 0, owed: 0, means: "other" },
};

function Desk({ actions, order: first = ORDER }: { actions: OrderActions; order?: OrderAnswer }) {
  const [order, setOrder] = useState(first);
  const [renewals, setRenewals] = useState(0);
  return (
    <main>
      <h1>Order</h1>
      <p>
        {order.status}, looked at again {renewals} times
      </p>
      <MoreActions
        order={order}
        actions={actions}
        onChanged={(changed) => {
          setOrder(changed);
          return Promise.resolve();
        }}
        renew={() => {
          setRenewals(renewals + 1);
          return Promise.resolve();
        }}
      />
    </main>
  );
}

const menu = () => page.getByRole("button", { name: "More actions" });
const item = (name: string) => page.getByRole("menuitem", { name });
const dialog = () => page.getByRole("dialog");
const button = (name: string) => dialog().getByRole("button", { name });
const field = (label: string) => dialog().getByLabelText(label);

const reason = () => dialog().getByRole("textbox", { name: "Reason" });

async function open(actions: Partial<OrderActions>, name: string): Promise<void> {
  await show(<Desk actions={{ ...NOTHING, ...actions }} />, "/admin/orders/KLN-1");
  await menu().click();
  await item(name).click();
}

it("offers the actions that the order allows, and no menu without any", async () => {
  await show(<Desk actions={NOTHING} order={{ ...ORDER, status: "Pending", kept: true }} />);
  await expect.element(page.getByRole("heading", { name: "Order" })).toBeVisible();
  expect(menu().elements()).toEqual([]);
});

it("reserves the goods of an open order for its customer", async () => {
  const requested = answer("PATCH /admin/orders/{id}/call-offs", ok({ kept: true }));
  const order = { ...ORDER, status: "Pending", kept: false } as const;
  await show(<Desk actions={NOTHING} order={order} />, "/admin/orders/KLN-1");
  await menu().click();
  await item("Keep for call-off").click();
  await expect.element(page.getByText("Kept for the Customer")).toBeVisible();
  await expect.element(page.getByText("looked at again 1 times")).toBeVisible();
  expect(requested).toMatchObject([{ body: { kept: true } }]);
});

it("asks for the reason and the packs before cancelling an order in production", async () => {
  const refundable = { most: 1180, owed: 0, means: "bank" } as const;
  await open({ cancel: { asksRestock: true }, refundable, invoice: "KLN/1" }, "Cancel order");
  await expect
    .element(dialog().getByText("Invoice KLN/1 is taken back by a credit note."))
    .toBeVisible();
  await expect.element(dialog().getByText("₹1,180.00 was received")).toBeVisible();
  await button("Cancel Order").click();
  await expect.element(dialog().getByText("Please fill in the Reason field.")).toBeVisible();
  await expect
    .element(dialog().getByText("Choose whether the packs go back to stock."))
    .toBeVisible();
  await expectNoAxeViolations();
  await reason().fill("The board is sold out.");
  await field("Tell the customer this reason").click();
  await field("Stock of the packs").selectOptions("Not back to stock, such as printed packs");
  const requested = answer("POST /admin/orders/{id}/cancel", ok({ ...ORDER, status: "Cancelled" }));
  await button("Cancel Order").click();
  await expect.element(page.getByText("Cancelled, looked at again 0 times")).toBeVisible();
  expect(requested).toMatchObject([
    { body: { reason: "The board is sold out.", tellReason: true, restock: false } },
  ]);
});

it("asks about the packs if production has begun since the page was opened", async () => {
  await open({ cancel: { asksRestock: false } }, "Cancel order");
  const packs = field("Stock of the packs");
  await expect.element(packs).toHaveValue("back");
  await reason().fill("The board is sold out.");
  const words = "Choose whether the packs go back to stock: production has begun.";
  const unasked = answer(
    "POST /admin/orders/{id}/cancel",
    refusal(400, "invalid_input", words, { restock: words }),
  );
  await button("Cancel Order").click();
  await expect.element(dialog().getByText(words)).toBeVisible();
  expect(unasked).toMatchObject([{ body: { reason: "The board is sold out." } }]);
  expect(unasked[0]?.body).not.toHaveProperty("restock");
  await expect.element(packs).toHaveValue("");
  await packs.selectOptions("Back to stock");
  const requested = answer("POST /admin/orders/{id}/cancel", ok({ ...ORDER, status: "Cancelled" }));
  await button("Cancel Order").click();
  await expect.element(page.getByText("Cancelled, looked at again 0 times")).toBeVisible();
  expect(requested).toMatchObject([{ body: { restock: true } }]);
});

it("ends an order short with a reason, and names what is never sent", async () => {
  const line = { line: ORDER._id, name: "Kraft box", unit: "PAC", quantity: 7, dispatched: 4 };
  const dispatchable = [{ ...line, most: 3, mayEndShort: false }] as OrderActions["dispatchable"];
  await open({ endShort: true, dispatchable }, "End the order short");
  await expect.element(dialog().getByText("3 packs of Kraft box")).toBeVisible();
  await reason().fill("The mould broke.");
  await button("End Order").click();
  await expect
    .element(dialog().getByText("Choose whether the packs go back to stock."))
    .toBeVisible();
  await expectNoAxeViolations();
  await field("Stock of the packs").selectOptions("Not back to stock, such as printed packs");
  const requested = answer(
    "POST /admin/orders/{id}/end-short",
    ok({ ...ORDER, status: "Shipped" }),
  );
  await button("End Order").click();
  await expect.element(page.getByText("Shipped, looked at again 0 times")).toBeVisible();
  expect(requested).toMatchObject([
    { body: { reason: "The mould broke.", tellReason: false, stock: "written_off" } },
  ]);
});

it("reverts a step with a reason, and reloads if another user was faster", async () => {
  await open({ stepBack: { to: "Processing", refusal: null } }, "Step back to Processing");
  await expect.element(dialog().getByText("Its tracking details are removed.")).toBeVisible();
  await reason().fill("Another order's label.");
  const late = refusal(409, "invalid_transition", "The order is Delivered.");
  answer("POST /admin/orders/{id}/step-back", late);
  await button("Step back to Processing").click();
  await expect.element(page.getByText("looked at again 1 times")).toBeVisible();
  await expect.element(page.getByText("The order is Delivered.")).toBeVisible();
  const requested = answer(
    "POST /admin/orders/{id}/step-back",
    ok({ ...ORDER, status: "Processing" }),
  );
  await button("Step back to Processing").click();
  await expect.element(page.getByText("Processing, looked at again 1 times")).toBeVisible();
  expect(requested).toMatchObject([
    { body: { to: "Processing", reason: "Another order's label." } },
  ]);
});

it("says why a step cannot be reverted, and asks for nothing", async () => {
  const refusal = "Invoice KLN/1 was issued when the order was shipped.";
  await open({ stepBack: { to: "Processing", refusal } }, "Step back to Processing");
  const said = page.getByRole("alertdialog");
  await expect.element(said.getByText(refusal)).toBeVisible();
  expect(said.getByRole("textbox").elements()).toEqual([]);
  await said.getByRole("button", { name: "Understood" }).click();
  await expect.element(menu()).toBeVisible();
});

it("refunds the amount owed, and keeps the input after a refusal", async () => {
  await open({ refundable: { most: 1000, owed: 300.5, means: "bank" } }, "Refund");
  await expect.element(field("Amount")).toHaveValue("300.50");
  await expect.element(dialog().getByText("₹300.50 is to be refunded.")).toBeVisible();
  await field("Amount").fill("1000.01");
  await reason().fill("Paid twice.");
  const message = "Refund at most ₹1,000.00: no more of what came in is still here.";
  answer(
    "POST /admin/orders/{id}/refunds",
    refusal(409, "above_paid", message, { amount: message }),
  );
  await button("Refund").click();
  await expect.element(dialog().getByText(message)).toBeVisible();
  await expectNoAxeViolations();
  await field("Amount").fill("1000");
  const requested = answer(
    "POST /admin/orders/{id}/refunds",
    ok(movementsAdminExamples.refundOrder.answer),
  );
  await button("Refund").click();
  await expect.element(page.getByText("looked at again 1 times")).toBeVisible();
  expect(requested).toMatchObject([
    {
      body: {
        amount: 1000,
        means: "bank",
        reason: "Paid twice.",
        tellReason: false,
        mostRead: 1000,
      },
    },
  ]);
});

it("records a return at the server's value, with the suggested refund", async () => {
  const [sold] = ACTIONS.returnable ?? [];
  if (!sold) throw new Error("The example has no line.");
  await open({ ...ACTIONS }, "Record a return");
  await reason().fill("Unopened.");
  await button("Record Return").click();
  await expect.element(dialog().getByText("Choose what was returned.")).toBeVisible();
  const quoted = answer("POST /admin/orders/{id}/returns/quote", ok({ value: 1215, owed: 1215 }));
  await button("One more").click();
  await expect.element(dialog().getByText("Worth ₹1,215.00 with its tax")).toBeVisible();
  expect(quoted.at(-1)?.body).toEqual({ lines: [{ line: sold.line, quantity: 1, restock: true }] });
  await dialog().getByRole("checkbox", { name: "Back into the stock" }).click();
  await field("The money").selectOptions("Refund now");
  await expect.element(field("Amount")).toHaveValue("1215.00");
  await expectNoAxeViolations();
  const requested = answer(
    "POST /admin/orders/{id}/returns",
    ok(movementsAdminExamples.recordReturn.answer),
  );
  await button("Record Return").click();
  await expect.element(page.getByText("Return Recorded, Refunded")).toBeVisible();
  await expect.element(page.getByText("looked at again 1 times")).toBeVisible();
  expect(requested).toMatchObject([
    {
      body: {
        lines: [{ line: sold.line, quantity: 1, restock: false }],
        reason: "Unopened.",
        returnedRead: sold.returned,
        refund: { amount: 1215, means: "bank", mostRead: ACTIONS.refundable.most },
      },
    },
  ]);
});

it("clears the value of a return while a new quote loads", async () => {
  const returnable = ACTIONS.returnable?.map((line) => ({ ...line, bought: 9 })) ?? null;
  await open({ ...ACTIONS, returnable }, "Record a return");
  answer("POST /admin/orders/{id}/returns/quote", ok({ value: 1215, owed: 1215 }));
  await button("One more").click();
  await field("The money").selectOptions("Refund now");
  await expect.element(field("Amount")).toHaveValue("1215.00");
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  answer("POST /admin/orders/{id}/returns/quote", async () => {
    await held;
    return ok({ value: 2430, owed: 2430 });
  });
  const status = () => dialog().getByText(/^Worth/);
  await button("One more").click();
  await expect.element(status()).not.toBeInTheDocument();
  await expect.element(field("Amount")).toHaveValue("");
  const seen = watch(() => (status().query() ? findValue("amount") : undefined));
  release(undefined);
  await expect.element(status()).toMatchTextContent("Worth ₹2,430.00");
  await expect.element(field("Amount")).toHaveValue("2430.00");
  expect(seen()).toEqual(["2430.00"]);
});
