import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";
import { ownCorrectionExamples } from "@/lib/fulfilment/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal, type Requested } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CorrectDialog, type CorrectDialogProps } from "./correct-dialog";

const ORDER = ownCorrectionExamples.correctOwnOrder.answer as OrderAnswer;
const CALL = "PATCH /admin/orders/{id}";
const WHOLE = { isWhole: true, hasLines: true, hasEmail: true };
const [LINE] = ORDER.products;
const NAME = LINE?.product.name ?? "";
const PREVIEW: CorrectionPreview = {
  before: { total: 2430, tax: 180 },
  after: { total: 2916, tax: 216 },
  due: 2916,
  approval: null,
};

const dialog = () => page.getByRole("dialog");
const field = (label: string) => dialog().getByLabelText(label, { exact: true });
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
const quantity = () => dialog().getByRole("textbox", { name: `Quantity of ${NAME}` });
const figures = () => dialog().getByRole("status").filter({ hasText: "Total" });

/** A typed quantity counts on blur. */
async function order9(): Promise<void> {
  await quantity().fill("9");
  await userEvent.keyboard("{Tab}");
}

const savedIn = (requested: Requested[]) => requested.filter(({ query }) => !query.dryRun);

async function open(props: Partial<CorrectDialogProps> = {}) {
  const onChanged = vi.fn<(order: OrderAnswer) => Promise<void>>().mockResolvedValue();
  const renew = vi.fn<() => Promise<void>>().mockResolvedValue();
  const doing = { onChanged, renew, onClose: () => undefined };
  await show(
    <main>
      <h1>Order</h1>
      <CorrectDialog order={ORDER} parts={WHOLE} {...doing} {...props} />
    </main>,
    "/admin/orders/KLN-1",
  );
  await field("Reason").fill("The buyer called.");
  return { onChanged, renew };
}

it("sends only differences, in one call, and shows total, tax and payments before", async () => {
  const requested = answer(CALL, ({ query }) => ok(query.dryRun ? PREVIEW : ORDER));
  const { onChanged } = await open();
  await field("City").fill("Mysuru");
  await order9();
  await expect.element(figures()).toMatchTextContent("Total₹2,430.00 ₹2,916.00");
  await expect.element(figures()).toMatchTextContent("Tax in it₹180.00 ₹216.00");
  await expect.element(figures()).toMatchTextContent("Payments₹2,916.00 still to be paid");
  await expectNoAxeViolations();
  await button("Save").click();
  await expect.poll(() => onChanged.mock.calls).toEqual([[ORDER]]);
  expect(savedIn(requested).map(({ body }) => body)).toEqual([
    {
      shippingAddress: expect.objectContaining({ city: "Mysuru" }) as unknown,
      lines: [{ line: LINE?._id, quantity: 9 }],
      reason: "The buyer called.",
      updatedAt: ORDER.updatedAt,
    },
  ]);
});

it("shows a changed total first if Save is pressed before it has loaded", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const requested = answer(CALL, async ({ query }) => {
    if (!query.dryRun) return ok(ORDER);
    await held;
    const preview: CorrectionPreview = { ...PREVIEW, due: -69 };
    return ok(preview);
  });
  const { onChanged } = await open();
  await field("City").fill("Mysuru");
  await button("Save").click();
  release(undefined);
  await expect.element(figures()).toMatchTextContent("₹69.00 to be given back");
  await expect.poll(() => requested.length).toBe(2);
  expect(savedIn(requested)).toEqual([]);
  await button("Save").click();
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
});

it("ends a dry run in flight before it saves", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const requested = answer(CALL, async ({ query }) => {
    if (query.dryRun && requested.length === 1) await held;
    return ok(query.dryRun ? { ...PREVIEW, after: PREVIEW.before } : ORDER);
  });
  const { onChanged } = await open();
  await field("City").fill("Mysuru");
  await expect.poll(() => requested.length).toBe(1);
  await button("Save").click();
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(requested[0]?.signal.aborted).toBe(true);
  release(undefined);
});

it("removes and restores a line, and says why a change is refused", async () => {
  const requested = answer(CALL, refusal(409, "out_of_stock", "Only 3 of it are left in stock."));
  await open();
  await button(`Take out ${NAME}`).click();
  await expect.element(dialog().getByText("Only 3 of it are left in stock.")).toBeVisible();
  expect(requested.at(-1)?.body).toMatchObject({ lines: [{ line: LINE?._id, quantity: 0 }] });
  await button(`Put ${NAME} back`).click();
  await expect.element(quantity()).toHaveValue(`${LINE?.quantity}`);
  await expect
    .element(dialog().getByText("Only 3 of it are left in stock."))
    .not.toBeInTheDocument();
});

it("names the rules for which a company must approve", async () => {
  const approval = [{ kind: "total" as const, words: "The total is above ₹2,500." }];
  answer(CALL, ok({ ...PREVIEW, approval }));
  await open();
  await order9();
  await expect.element(dialog().getByText("The company must approve it first")).toBeVisible();
  await expect.element(button("Ask the company")).toBeVisible();
});

it.each([
  ["email", WHOLE],
  ["address", WHOLE],
] as const)("opens at the %s", async (start, parts) => {
  answer(CALL, ok(PREVIEW));
  await show(
    <CorrectDialog
      {...{ order: ORDER, parts, start }}
      onChanged={() => Promise.resolve()}
      renew={() => Promise.resolve()}
      onClose={() => undefined}
    />,
    "/admin/orders/KLN-1",
  );
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe(start);
});

it("offers only the email of a dispatched order", async () => {
  const requested = answer(CALL, ({ query }) => ok(query.dryRun ? PREVIEW : ORDER));
  await open({ parts: { isWhole: false, hasLines: false, hasEmail: true } });
  await field("Email").fill("no address");
  await button("Save").click();
  await expect.element(field("Email")).toHaveAccessibleDescription(/such as name@company.in/);
  expect(requested).toEqual([]);
  await expect.element(field("City")).not.toBeInTheDocument();
  await field("Email").fill("Ravi@cafe.example");
  await expect.element(figures()).toBeVisible();
  await button("Save").click();
  await expect
    .poll(() => savedIn(requested).map(({ body }) => body))
    .toEqual([
      {
        email: "ravi@cafe.example",
        reason: "The buyer called.",
        updatedAt: ORDER.updatedAt,
      },
    ]);
});

it("shows a refusal at its field", async () => {
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
  await button("Save").click();
  const pin = page.elementLocator(document.querySelector("[name=billingZipCode]") ?? document.body);
  await expect.element(pin).toHaveAccessibleDescription(fields["billingAddress.zipCode"]);
});

it("reloads the order when another user changed it, and keeps the input", async () => {
  answer(CALL, refusal(409, "edit_conflict", "This order was changed since you opened it."));
  const { renew } = await open();
  await field("City").fill("Mysuru");
  await button("Save").click();
  await expect.poll(() => renew.mock.calls.length).toBe(1);
  await expect
    .element(page.getByText("This order was changed since you opened it.").first())
    .toBeVisible();
  await expect.element(field("City")).toHaveValue("Mysuru");
});
