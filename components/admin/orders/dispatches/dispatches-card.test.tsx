import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { dispatchesAdminExamples } from "@/lib/fulfilment/dispatches/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { DispatchesCard } from "./dispatches-card";

const DISPATCH = firstOf(dispatchesAdminExamples.listDispatches.answer);
const order = { ...ORDER, dispatches: [DISPATCH] } as unknown as OrderAnswer;
const taxed = { ...order, placeOfSupply: "Karnataka (29)" };

const renew = () => Promise.resolve();
const button = (name: string) => page.getByRole("button", { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

const portals = (hasProvider: boolean) =>
  answer(
    "GET /admin/orders/{id}/portals",
    ok({ hasProvider, consignee: null, distance: null, problems: [] }),
  );

it("creates the e-way bill by the provider, changes its vehicle and cancels it", async () => {
  portals(true);
  const bill = { number: "331001234567", validUntil: "2026-12-05" };
  await page.viewport(390, 800);
  const invoice = { number: "KLN/2627-00042", url: "/api/orders/1/documents/2" };
  const billed = { ...taxed, dispatches: [{ ...DISPATCH, ewayBill: undefined, invoice }] };
  await show(<DispatchesCard order={billed as unknown as OrderAnswer} renew={renew} />, "/admin");
  await button("Make e-way bill").click();
  const made = answer("POST /admin/orders/{id}/dispatches/{dispatch}/ewaybill", ok(bill));
  await expectNoAxeViolations();
  await button("Make E-way Bill").last().click();
  await expect.element(page.getByText("E-way Bill Made")).toBeVisible();
  expect(made).toHaveLength(1);
});

it("records a dispatch's e-way bill, vehicle and distance", async () => {
  portals(false);
  await page.viewport(390, 800);
  await show(<DispatchesCard order={taxed} renew={renew} />, "/admin/orders/KLN-1");
  await button("E-way bill and vehicle").click();
  await expectNoAxeViolations();
  await field("E-way bill number").fill("3310");
  await field("Vehicle number").fill("A1");
  await field("Distance (km)").fill("far");
  await button("Save Transport").click();
  await expect.element(page.getByText("Enter the 12 digits of the e-way bill")).toBeVisible();
  await expect.element(page.getByText("Choose the last day.")).toBeVisible();
  await expect.element(page.getByText(/as on its plate/)).toBeVisible();
  await field("E-way bill number").fill("3310 0987 6543");
  await field("Valid until").fill("2026-11-28");
  await expect.element(page.getByText(/whole kilometres/)).toBeVisible();
  await field("Vehicle number").fill("HR 26 AB 1234");
  await field("Distance (km)").fill("2150");
  const requested = answer(
    "PATCH /admin/orders/{id}/dispatches/{dispatch}",
    ok(dispatchesAdminExamples.updateDispatch.answer),
  );
  await button("Save Transport").click();
  await expect.element(page.getByText("Transport Saved", { exact: true })).toBeVisible();
  const ewayBill = { number: "331009876543", validUntil: "2026-11-28" };
  expect(requested).toMatchObject([{ body: { ewayBill, vehicle: "HR26AB1234", distance: 2150 } }]);
});

it("records when a dispatch was delivered", async () => {
  const other = { ...DISPATCH, _id: crypto.randomUUID(), deliveredAt: "2026-11-23T06:00:00.000Z" };
  const several = { ...order, dispatches: [DISPATCH, other] } as unknown as OrderAnswer;
  await show(<DispatchesCard order={several} renew={renew} />, "/admin/orders/KLN-1");
  await expect.element(page.getByText("Arrived on 23 November 2026")).toBeVisible();
  await button("Arrived").click();
  await expectNoAxeViolations();
  await field("Arrived").fill("2026-11-24T15:30");
  const requested = answer(
    "PATCH /admin/orders/{id}/dispatches/{dispatch}",
    ok(dispatchesAdminExamples.updateDispatch.answer),
  );
  await button("Save Delivery").click();
  await expect.element(page.getByText("Delivery Saved", { exact: true })).toBeVisible();
  expect(requested).toMatchObject([{ body: { deliveredAt: "2026-11-24T10:00:00.000Z" } }]);
});

it("names the delivery challan of replacement goods", async () => {
  const challan = { number: "KLN/2627H00001", date: "2026-11-24" };
  const replaces = { _id: crypto.randomUUID(), orderId: "KLN-1" };
  const replacement = {
    ...order,
    replaces,
    dispatches: [{ ...dispatchesAdminExamples.recordDispatch.answer, challan }],
  };
  await show(
    <DispatchesCard order={replacement as unknown as OrderAnswer} renew={renew} />,
    "/admin/orders/KLN-1",
  );
  const document = page.getByRole("link", { name: "Delivery challan KLN/2627H00001" });
  await expect.element(document).toBeVisible();
});

it("uploads both files of a dispatch, and removes a wrong one", async () => {
  await page.viewport(390, 800);
  const { files } = dispatchesAdminExamples.addDispatchFile.answer;
  const sent = { ...DISPATCH, files };
  const filed = { ...order, dispatches: [sent] } as unknown as OrderAnswer;
  await show(<DispatchesCard order={filed} renew={renew} />, "/admin/orders/KLN-1");
  await expectNoAxeViolations();
  const removed = answer(
    "DELETE /admin/orders/{id}/dispatches/{dispatch}/files/{file}",
    ok(DISPATCH),
  );
  await button("Remove lorry receipt receipt.jpg").click();
  await expect.poll(() => removed).toHaveLength(1);
  const { answer: body } = dispatchesAdminExamples.addDispatchFile;
  const sentForms = answerForms(() => ({ status: 201, body }));
  const [, pod] = document.querySelectorAll("input[type=file]");
  const chosen = new File(["%PDF-1.7"], "signed.pdf", { type: "application/pdf" });
  await page.elementLocator(pod ?? document.body).upload(chosen);
  await expect.element(page.getByText("Proof of delivery Added", { exact: true })).toBeVisible();
  expect(sentForms.map((form) => form.get("kind"))).toEqual(["pod"]);
  vi.unstubAllGlobals();
});

it("renders nothing for an order without dispatches", async () => {
  await show(
    <DispatchesCard order={{ ...order, dispatches: [] }} renew={renew} />,
    "/admin/orders/KLN-1",
  );
  await expect.element(page.getByText("Dispatches")).not.toBeInTheDocument();
});
