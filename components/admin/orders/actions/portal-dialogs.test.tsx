import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { portalAdminExamples } from "@/lib/documents/einvoicing/portal-examples";
import { dispatchesAdminExamples } from "@/lib/fulfilment/dispatches/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import { PortalBill } from "../dispatches/portal-bill";
import { CancelIrn } from "./cancel-irn";

const order = ORDER as unknown as OrderAnswer;
const dispatch = {
  ...firstOf(dispatchesAdminExamples.listDispatches.answer),
  ewayBill: { number: "331001234567", validUntil: "2026-12-05" },
} as unknown as NamedDispatch;
const invoice = {
  kind: "invoice",
  number: "KLN/2627-00001",
  url: "/api/orders/1/documents/0199c0de-0000-7000-8000-00000000000d",
} as const;
const { cancelIrn, changeVehicle, cancelEWayBill, makeEWayBill } = portalAdminExamples;
const BILL = "/admin/orders/{id}/dispatches/{dispatch}/ewaybill" as const;

const dialog = () => page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const save = (name: string) => dialog().getByRole("button", { name, exact: true });
const field = (name: string) => dialog().getByLabelText(name, { exact: true });
const said = (words: string | RegExp) =>
  expect.element(page.getByText(words).first()).toBeVisible();

const renew = vi.fn<() => Promise<void>>();

beforeEach(() => {
  renew.mockReset().mockResolvedValue();
});
afterEach(() => document.documentElement.classList.remove("dark"));

const showBill = (more: Partial<NamedDispatch> = {}) =>
  show(
    <main>
      <h1>Dispatch</h1>
      <PortalBill order={order} dispatch={{ ...dispatch, ...more }} renew={renew} />
    </main>,
    "/admin",
  );

const showIrn = () =>
  show(
    <main>
      <h1>Order</h1>
      <CancelIrn order={order} document={invoice} onClose={() => undefined} onCancelled={renew} />
    </main>,
    "/admin",
  );

/** Expects the dialog to fit the screen with its errors, which screen readers announce. */
async function expectFit(): Promise<void> {
  await expectNoAxeViolations();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

describe.each([
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("at %i in %s", (width, theme) => {
  beforeEach(async () => {
    await page.viewport(width, 800);
    document.documentElement.classList.toggle("dark", theme === "dark");
  });

  it("an IRN is not cancelled without a remark or a valid time", async () => {
    const requested = answer("POST /admin/orders/{id}/irn/cancel", ok(cancelIrn.answer));
    await showIrn();
    await field("Cancelled at the portal").fill("this morning");
    await save("Cancel IRN").click();
    await said("Please fill in the Remark field.");
    await expectFit();
    expect(requested).toEqual([]);
    await field("Remark").fill("Wrong quantity");
    await field("Cancelled at the portal").fill("");
    await save("Cancel IRN").click();
    await said("IRN Cancelled");
    expect(requested).toMatchObject([{ body: cancelIrn.body }]);
    expect(renew).toHaveBeenCalledOnce();
  });

  it("a vehicle is changed to the typed number plate", async () => {
    const requested = answer(`PATCH ${BILL}`, ok(changeVehicle.answer));
    await showBill();
    await button("Change vehicle at the portal").click();
    await field("Vehicle number").fill("A1");
    await save("Change Vehicle").click();
    await said(/as on its plate/);
    await expectFit();
    await field("Vehicle number").fill("HR 26 AB 1234");
    await field("Place").fill("Jaipur");
    await field("Remark").fill("Engine failed");
    await save("Change Vehicle").click();
    await said("Vehicle Changed");
    expect(requested).toMatchObject([{ body: changeVehicle.body }]);
  });

  it("an e-way bill is created after a confirmation", async () => {
    const requested = answer(`POST ${BILL}`, ok(makeEWayBill.answer));
    await showBill({ ewayBill: undefined });
    await button("Make e-way bill").click();
    await expectFit();
    await page.getByRole("button", { name: "Make E-way Bill", exact: true }).click();
    await said("E-way Bill Made");
    expect(requested).toHaveLength(1);
  });

  it("an e-way bill is cancelled with a reason", async () => {
    const requested = answer(`POST ${BILL}/cancel`, ok(undefined));
    await showBill();
    await button("Cancel e-way bill").click();
    await save("Cancel E-way Bill").click();
    await said("Please fill in the Remark field.");
    await expectFit();
    await field("Reason").selectOptions("order_cancelled");
    await field("Remark").fill("Not sent");
    await save("Cancel E-way Bill").click();
    await said("E-way Bill Cancelled");
    expect(requested).toMatchObject([{ body: cancelEWayBill.body }]);
  });
});

it("a refusal shows the portal's words, and keeps the input", async () => {
  const words = "The portal refuses: 4002: EwayBill is generated";
  answer("POST /admin/orders/{id}/irn/cancel", refusal(409, "invalid_transition", words));
  await showIrn();
  await field("Remark").fill("Wrong quantity");
  await save("Cancel IRN").click();
  await said(words);
  await said("IRN Not Cancelled");
  await expect.element(field("Remark")).toHaveValue("Wrong quantity");
  expect(renew).not.toHaveBeenCalled();
});
