import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { PurchaseOrder } from "./purchase-order";

const ID = "0199c0de-0000-7000-8000-000000000011";
const ORDER = { _id: ID, orderId: "KLN-261130-7K4Q9X" };
const FILE = { name: "PO 77.pdf", url: `/api/orders/${ID}/purchase-order` };
const PDF = new File(["%PDF-1.7"], "PO 77.pdf", { type: "application/pdf" });

const control = () => page.getByLabelText("Purchase order (PDF, PNG or JPEG, at most 10 MB)");
const link = () => page.getByRole("link", { name: "Purchase order as a file" });
const remove = () => page.getByRole("button", { name: "Remove file" });

it("adds a file, opens it with the order's key, and removes it", async () => {
  const forms = answerForms(() => ({ status: 204, body: {} }));
  const renew = vi.fn();
  await show(
    <PurchaseOrder order={ORDER} orderKey="a-key" mayChange renew={renew} />,
    "/order-confirmation",
  );
  await expectNoAxeViolations();
  await userEvent.upload(control(), PDF);
  const address = `/api/orders/${ORDER.orderId}/purchase-order?key=a-key`;
  await expect.element(link()).toHaveAttribute("href", address);
  expect(forms[0]?.get("file")).toMatchObject({ name: "PO 77.pdf" });
  await expectNoAxeViolations();
  const removed = answer("DELETE /orders/{id}/purchase-order", ok(undefined));
  await remove().click();
  await expect.element(control()).toBeVisible();
  expect(removed).toMatchObject([{ query: { key: "a-key" } }]);
  expect(renew).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it("says why a file is refused, and keeps the control", async () => {
  const message = "Send a PDF, PNG or JPEG file.";
  answerForms(() => ({ status: 415, body: { code: "unsupported_media_type", message } }));
  await show(<PurchaseOrder order={ORDER} mayChange />, "/dashboard");
  await userEvent.upload(control(), PDF);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(control()).toBeEnabled();
  vi.unstubAllGlobals();
});

it("is read-only for readers who may not change it, and absent without a file", async () => {
  await show(
    <>
      <PurchaseOrder order={{ ...ORDER, purchaseOrder: FILE }} />
      <PurchaseOrder order={ORDER} />
    </>,
    "/admin",
  );
  await expect.element(link()).toHaveAttribute("download", FILE.name);
  await expect.element(remove()).not.toBeInTheDocument();
  await expect.element(control()).not.toBeInTheDocument();
});
