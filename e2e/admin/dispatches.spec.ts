import type { Page } from "@playwright/test";
import type { OrderCallOffsAnswer } from "../../lib/orders/dispatch-schemas";
import type { OrderAnswer } from "../../lib/orders/schemas";
import { dialog } from "../account";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { mailAbout } from "../shop";
import { field, toast } from "../shopper";
import { givenOrders, theOnly, openOrder } from "./steps/arranged-orders";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole("button", { name });

test("an order is dispatched in two parts, each with its slip, its invoice and its email", async ({
  page,
}) => {
  const arranged = await givenOrders(page, 1);
  const { customer } = arranged;
  const order = theOnly(arranged);
  await openOrder(page, order._id);
  await button(page, "Start Production").click();
  await inDialog(page, "Start Production").click();
  await expect(toast(page, "Order Updated")).toBeVisible();

  await button(page, "Dispatch part").click();
  await inDialog(page, "One fewer").click();
  await field(page, "carrier").fill("DTDC");
  await field(page, "number").fill("D-1");
  await expectNoAxeViolations(page);
  await inDialog(page, "Dispatch").click();
  await expect(toast(page, "Dispatched")).toBeVisible();
  await expect(page.getByText("Partly dispatched")).toBeVisible();
  const dispatches = page.getByRole("list", { name: "Dispatches" });
  await expect(dispatches.getByText("1 pack of")).toBeVisible();
  await expect(dispatches.getByRole("link", { name: /^Invoice / })).toHaveCount(1);
  await expectNoAxeViolations(page);
  const download = page.waitForEvent("download");
  await dispatches.getByRole("link", { name: "Packing slip" }).click();
  expect((await download).suggestedFilename()).toBe(`packing-slip-${order.orderId}-1.pdf`);
  const mail = await mailAbout(customer.email, `A part of order ${order.orderId} is on its way`);
  expect(mail.text?.replace(/\s+/g, " ")).toContain("1 pack of");

  await button(page, "Dispatch part").click();
  await inDialog(page, "Dispatch").click();
  await expect(page.getByText("Partly dispatched")).toBeHidden();
  await expect(button(page, "Mark as Delivered")).toBeVisible();
  const headers = { Authorization: `Bearer ${customer.token}` };
  const seen = await page.request.get(`/api/orders/${order._id}`, { headers });
  const { documents, dispatches: sent, ...rest } = (await seen.json()) as OrderAnswer;
  expect(rest).toMatchObject({ status: "Shipped", partlyDispatched: false });
  const [proforma, first, second] = documents;
  expect(proforma?.kind).toBe("proforma");
  expect(sent).toMatchObject([
    { carrier: "DTDC", number: "D-1", invoice: { number: first?.number } },
    { invoice: { number: second?.number } },
  ]);
  await mailAbout(customer.email, `The rest of order ${order.orderId} is on its way`);
});

test("an order's goods are reserved, called off by day and dispatched by one press", async ({
  page,
}) => {
  const arranged = await givenOrders(page, 1);
  const { customer } = arranged;
  const order = theOnly(arranged);
  await openOrder(page, order._id);
  await button(page, "Start Production").click();
  await inDialog(page, "Start Production").click();
  await button(page, "More actions").click();
  await page.getByRole("menuitem", { name: "Keep for call-off" }).click();
  await expect(page.getByRole("heading", { name: "Kept for the customer" })).toBeVisible();

  const headers = { Authorization: `Bearer ${customer.token}` };
  const path = `/api/orders/${order._id}/call-offs`;
  const read = async () => {
    const answer = await page.request.get(path, { headers });
    return (await answer.json()) as OrderCallOffsAnswer;
  };
  const { earliest, lines } = await read();
  const [line] = lines;
  const data = { callOffs: [{ line: line?.line, quantity: 1, on: earliest }] };
  expect((await page.request.post(path, { headers, data })).status()).toBe(201);
  await page.reload();
  const callOffs = page.getByRole("list", { name: "Call-offs" });
  await callOffs.getByRole("button", { name: "Answer" }).click();
  await field(page, "words").fill("It leaves at noon.");
  await expectNoAxeViolations(page);
  await inDialog(page, "Send Answer").click();
  await expect(callOffs.getByText("Agreed")).toBeVisible();
  await page.goto("/admin?tab=production");
  const onBoard = page.getByRole("region", { name: "Called off" }).getByRole("listitem");
  const ours = onBoard.filter({ hasText: order.orderId });
  await expect(ours).toContainText(/\d days? left|Leaves today/);
  await expect(ours).toContainText("kept in all");
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await ours.getByRole("link", { name: order.orderId }).click();
  const mail = await mailAbout(customer.email, `Call-offs of order ${order.orderId}`);
  expect(mail.text).toMatch(/It leaves at\s+noon\./);

  await callOffs.getByRole("button", { name: "Dispatch" }).click();
  await inDialog(page, "Dispatch").click();
  await expect(callOffs.getByText("Sent")).toBeVisible();
  await expect(page.getByText("Partly dispatched")).toBeVisible();
  await expectNoAxeViolations(page);
  expect((await read()).lines[0]).toMatchObject({ left: (line?.left ?? 0) - 1 });
});
