import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { NextSteps } from "./next-steps";
import { rememberOrderKey } from "../../domain/order/order-keys";

const ORDER = orderExamples.getOrder.answer as OrderAnswer;
const TRACKING = { carrier: "DTDC", number: "D7788990011", url: "" };
const CONTACT = {
  email: "hello@klnpackaging.example",
  phone: "+91 124 400 0000",
  whatsapp: "",
  response: "within 2-4 hours",
  claimReport: "within 48 hours of receipt",
  returnWindow: "within 30 days",
  terms: { claimReportHours: "48", returnDays: "30", warrantyDays: "90" },
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T08:00:00Z") }),
);
afterEach(() => void vi.useRealTimers());

const text = (words: string | RegExp) => page.getByText(words).first();

const delivered = { status: "Delivered", at: "2026-11-25T08:00:00Z", by: "Asha", party: "shop" };
const DELIVERED = [...ORDER.history, delivered] as OrderAnswer["history"];

function showSteps(changed: Partial<OrderAnswer>) {
  const order = { ...ORDER, ...changed };
  return show(<NextSteps order={order} contact={CONTACT} />);
}

it("start with the email while the order is to be made", async () => {
  await showSteps({ status: "Pending", tracking: null });
  await expect.element(page.getByRole("listitem").first()).toMatchTextContent(/confirmation email/);
  await expect.element(text(/^Estimated delivery: by /)).toBeVisible();
});

it("wait only for an agreed advance", async () => {
  const advance = {
    what: "advance" as const,
    amount: 300,
    by: null,
    rule: "before_production" as const,
    state: "due" as const,
    paid: 0,
  };
  await showSteps({ status: "Pending", tracking: null, due: [advance] });
  await expect.element(text(/^You pay the advance\./)).toBeVisible();
});

it.each([
  ["needs_artwork", "Once we have your artwork, we show you a proof"],
  ["checking", "We show you a proof of your artwork"],
  ["changes_asked", "We show you a proof of your artwork"],
  ["proof_sent", "We print once you approve the proof."],
] as const)("say for the stage %s of a line what comes next", async (stage, words) => {
  const products = ORDER.products.map((line) => ({ ...line, stage }));
  await showSteps({ status: "Pending", tracking: null, products });
  await expect.element(text(words)).toBeVisible();
});

it("ask for nothing more of an approved line", async () => {
  const products = ORDER.products.map((line) => ({ ...line, stage: "approved" as const }));
  await showSteps({ status: "Pending", tracking: null, products });
  await expect.element(text(/confirmation email/)).toBeVisible();
  await expect.element(text(/artwork|proof/)).not.toBeInTheDocument();
});

it("name the carrier and the expected delivery of a dispatched order", async () => {
  await showSteps({ status: "Shipped", tracking: TRACKING });
  await expect.element(page.getByRole("listitem").first()).toMatchTextContent(/DTDC.*D7788990011/);
  await expect.element(text(/^Estimated delivery: by /)).toBeVisible();
  await expect.element(text(/Report damage within 48 hours of receipt/)).toBeVisible();
  await expect.element(text(/confirmation email/)).not.toBeInTheDocument();
});

it("keep the tracking number of a delivered order, and offer a claim and a return", async () => {
  rememberOrderKey(ORDER.orderId, "k3y");
  await showSteps({ status: "Delivered", tracking: TRACKING, history: DELIVERED });
  await expect.element(text("Delivered on 25 November 2026.")).toBeVisible();
  await expect.element(text(/tracking number D7788990011/)).toBeVisible();
  await expect.element(text(/Tell us within 48 hours of receipt/)).toBeVisible();
  await expect.element(text(/can be returned within 30 days/)).toBeVisible();
  await expectNoAxeViolations();
  const requested = answer("POST /orders/{id}/message", ok(undefined));
  await page.getByRole("button", { name: "Ask for a Return" }).click();
  const message = page.getByRole("textbox", { name: "Message" });
  await expect
    .poll(() => (message.element() as HTMLTextAreaElement).value)
    .toMatch(/^I would like/);
  await message.fill("Ten boxes were too small.");
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect
    .poll(() => requested)
    .toMatchObject([
      {
        query: { key: "k3y" },
        body: { message: "Ten boxes were too small." },
      },
    ]);
});

it("say before and after a late claim that its deadline has passed, and what still helps", async () => {
  vi.setSystemTime(new Date("2026-11-27T08:00:01Z"));
  await showSteps({ status: "Delivered", history: DELIVERED });
  await expect.element(text(/^The time to report .* ended on 27 Nov 2026, 1:30 pm/)).toBeVisible();
  await expect.element(text(/warranty covers .* until 23 February 2027/)).toBeVisible();
  await expect.element(text(/can be returned within 30 days/)).toBeVisible();
  answer("POST /orders/{id}/message", ok(undefined));
  await page.getByRole("button", { name: "Report a Problem" }).click();
  await expect
    .element(page.getByRole("dialog").getByText(/cannot promise a replacement/))
    .toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.element(page.getByText(/It came after the time for this/)).toBeVisible();
});

it("say that the return window has closed, and omit an expired warranty", async () => {
  vi.setSystemTime(new Date("2027-02-24T00:00:00Z"));
  await showSteps({ status: "Delivered", history: DELIVERED });
  await expect.element(text(/^The time for returns ended on 25 December 2026/)).toBeVisible();
  await expect.element(text(/warranty covers/)).not.toBeInTheDocument();
});
