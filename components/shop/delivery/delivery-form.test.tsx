import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { DeliveryForm } from "./delivery-form";
import { PinField } from "./pin-field";

const SERVED = { served: true, state: "Delhi", earliest: "2999-12-10", latest: "2999-12-11" };
const NOWHERE = { served: false, state: "Manipur", earliest: null, latest: null };

const ID = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

const field = () => page.getByRole("textbox", { name: "Delivery to your PIN code" });
const form = () => field().element().closest("form");

async function showForm(): Promise<void> {
  const ready = (
    <DeliveryForm product={ID}>
      <PinField id="pin" />
    </DeliveryForm>
  );
  await show(ready, "/product/x");
}

async function request(pin: string): Promise<void> {
  await field().click();
  await expect.poll(() => form()?.querySelector("[role=status]")).not.toBeNull();
  await field().fill(pin);
  await userEvent.keyboard("{Enter}");
}

it("opens its own page before its script has loaded", async () => {
  await showForm();
  expect(form()?.getAttribute("action")).toBe("/delivery");
  await expect.element(field()).toHaveAttribute("name", "pin");
});

it("answers in place, and keeps the PIN code for the next page", async () => {
  const requested = answer("GET /delivery", ok(SERVED));
  await showForm();
  await request("110001");
  const text = "To 110001, Delhi: delivery by Wed, 11 Dec if you order now.";
  await expect.element(page.getByRole("status")).toMatchTextContent(text);
  expect(requested).toMatchObject([{ query: { pin: "110001", product: ID } }]);
  await expectNoAxeViolations();
  await showForm();
  await expect
    .element(page.getByRole("status").last())
    .toMatchTextContent("delivery by Wed, 11 Dec");
});

it("answers a press made before hydration", async () => {
  answer("GET /delivery", ok(SERVED));
  await showForm();
  const pin = field().element() as HTMLInputElement;
  pin.value = "110001";
  form()?.requestSubmit();
  await expect
    .element(page.getByRole("status").last())
    .toMatchTextContent("To 110001, Delhi: delivery by Wed, 11 Dec");
});

it("says where the shop does not deliver, and whom to ask", async () => {
  answer("GET /delivery", ok(NOWHERE));
  await showForm();
  await request("795001");
  const status = page.getByRole("status");
  await expect.element(status).toMatchTextContent("We do not deliver to 795001, Manipur yet.");
  await expect.element(status.getByRole("link", { name: "Ask us about it" })).toBeVisible();
});

it("reports an error, and tries again", async () => {
  answer("GET /delivery", refusal(429, "rate_limited", "Too many requests. Please wait a minute."));
  await showForm();
  await request("110001");
  await expect.element(page.getByRole("status")).toMatchTextContent("Please wait a minute.");
});
