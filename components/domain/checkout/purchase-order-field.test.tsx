import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import {
  complete,
  field,
  fillDelivery,
  note,
  QUOTE,
  RULES,
  showCheckout,
} from "@/e2e/component/checkout";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { answerForms } from "@/e2e/component/uploads";
import { closeDraft } from "@/components/domain/checkout/stored/stored-draft";

const ID = "0199c0de-0000-7000-8000-000000000012";
const PDF = new File(["%PDF-1.7"], "PO 77.pdf", { type: "application/pdf" });

beforeEach(() => closeDraft(false));
afterEach(() => {
  closeDraft(false);
  vi.unstubAllGlobals();
});

async function open(purchaseOrder?: "number" | "file") {
  answer("POST /cart/quote", ok({ ...QUOTE, ...(purchaseOrder && { purchaseOrder }) }));
  await showCheckout({ payments: { ...RULES.payments, methods: ["bank"] } });
  await expect.element(complete()).toBeEnabled();
  await fillDelivery();
}

it("uploads a file as soon as it is chosen, and refers to it in the order", async () => {
  await open("file");
  const forms = answerForms((_, count) =>
    count === 1
      ? { status: 415, body: { code: "unsupported_media_type", message: "Send a PDF file." } }
      : { status: 201, body: { _id: ID, name: "PO 77.pdf" } },
  );
  const control = field("Purchase order as a file");
  await expect.element(control).toHaveAttribute("aria-required", "true");
  await userEvent.upload(control, PDF);
  await expect.element(page.getByText("Send a PDF file.")).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.upload(control, PDF);
  await expect.element(page.getByText("Added: PO 77.pdf")).toBeVisible();
  expect(forms).toHaveLength(2);
  await expectNoAxeViolations();
  const requested = answer("POST /orders", refusal(409, "out_of_stock", "It is out of stock."));
  await complete().click();
  await expect.poll(() => requested).toMatchObject([{ body: { purchaseOrder: ID } }]);
  await page.getByRole("button", { name: "Remove file" }).click();
  await expect.element(control).toBeVisible();
});

it("requires the purchase order number that the company demands", async () => {
  await open("number");
  const number = field("Purchase order number");
  await expect.element(number).toHaveAttribute("aria-required", "true");
  await expect.element(page.getByText("The company asks for it with each order.")).toBeVisible();
  const message =
    "Rao Foods asks for a purchase order number with each order. Enter it and order again.";
  answer("POST /orders", {
    status: 400,
    body: { code: "invalid_input", message, fields: { poNumber: message } },
  });
  await complete().click();
  await expect.element(note(message)).toBeVisible();
  await expect.element(number).toHaveAttribute("aria-invalid", "true");
});
