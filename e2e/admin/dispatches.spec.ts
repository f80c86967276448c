import type { Page } from "@playwright/test";
import type { OrderAnswer } from "../../lib/orders/schemas";
import { dialog } from "../account";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { mailAbout } from "../shop";
import { field, toast } from "../shopper";
import { givenOrders, onlyOf, openOrder } from "./steps/arranged-orders";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole("button", { name });

test("an order leaves in two parts, each with its slip, its invoice and its mail @narrow", async ({
  page,
}) => {
  const arranged = await givenOrders(page, 1);
  const { customer } = arranged;
  const order = onlyOf(arranged);
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
