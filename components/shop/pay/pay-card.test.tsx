import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import { gatewayExamples } from "@/lib/payments/gateways/endpoints";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { PayCard } from "./pay-card";

const PAYMENT = { ...orderExamples.getOrder.answer.payment, method: "razorpay" } as const;
const ORDER = { ...orderExamples.getOrder.answer, payment: PAYMENT };
const PAID = { ...ORDER, payment: { ...PAYMENT, state: "paid", due: 0, paid: 2430 } } as const;
const RECEIPT = gatewayExamples.confirmRazorpay.body;

interface Opened {
  amount: number;
  order_id: string;
  prefill: { email: string };
  handler: (receipt: typeof RECEIPT) => void;
  modal: { ondismiss: () => void };
}

const world = window as { Razorpay?: unknown; opened?: Opened };

/** Records the options with which Razorpay's window was opened. */
const SCRIPT = URL.createObjectURL(
  new Blob(
    [
      "window.Razorpay = class { constructor(o) { this.o = o; } open() { window.opened = this.o; } }",
    ],
    { type: "text/javascript" },
  ),
);

const button = (name: string) => page.getByRole("button", { name });
const said = (words: string) => page.getByText(words);

async function opened(): Promise<Opened> {
  await expect.poll(() => world.opened).toBeDefined();
  if (!world.opened) throw new Error("Razorpay was not opened.");
  return world.opened;
}

const onPaid = vi.fn();

const showCard = (script: string | null = SCRIPT) =>
  show(
    <PayCard
      gateway="razorpay"
      order={ORDER}
      orderKey="key-of-the-order"
      script={script}
      shopName="KLN Packaging"
      back="/order-confirmation"
      onPaid={onPaid}
    />,
    "/pay?order=KLN-202611-7Q4M2X",
  );

beforeEach(() => {
  delete world.Razorpay;
  delete world.opened;
  onPaid.mockClear();
});

describe("paying", () => {
  it("opens Razorpay's window for the amount due, and continues once it is paid", async () => {
    const requested = answer(
      "POST /payments/razorpay/orders",
      ok(gatewayExamples.openRazorpay.answer),
    );
    const told = answer("POST /payments/razorpay/confirm", ok(PAID));
    await showCard();
    const { amount, order_id, prefill, handler } = await opened();
    expect({ amount, order_id }).toEqual({ amount: 243_000, order_id: "order_NqXv8sZ0aTj1Lk" });
    expect(prefill.email).toBe(ORDER.user.email);
    expect(requested[0]?.body).toEqual({ order: ORDER.orderId, key: "key-of-the-order" });
    await expect.element(said("Please pay in Razorpay's window.")).toBeVisible();
    await expectNoAxeViolations();
    handler(RECEIPT);
    await expect.poll(() => onPaid.mock.calls.length).toBe(1);
    expect(told[0]).toMatchObject({ body: RECEIPT, query: { key: "key-of-the-order" } });
  });

  it("can be restarted after the window was closed", async () => {
    answer("POST /payments/razorpay/orders", ok(gatewayExamples.openRazorpay.answer));
    answer("GET /orders/{id}", ok(ORDER));
    await showCard();
    (await opened()).modal.ondismiss();
    await expect.element(said("Razorpay's window was closed.")).toBeVisible();
    delete world.opened;
    await button("Pay ₹2,430.00 now").click();
    await opened();
    expect(onPaid).not.toHaveBeenCalled();
  });

  it("polls the order until it shows the payment if a response is lost", async () => {
    answer("POST /payments/razorpay/orders", ok(gatewayExamples.openRazorpay.answer));
    answer("POST /payments/razorpay/confirm", refusal(503, "unavailable", "Later."));
    answer("GET /orders/{id}", ok(PAID));
    answer("GET /health/ready", ok({ status: "ok", missing: [] }));
    await showCard();
    (await opened()).handler(RECEIPT);
    await expect.element(said("We are asking Razorpay about your payment…")).toBeVisible();
    await expect.poll(() => onPaid.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0);
  });

  it("reports that Razorpay's script failed to load, and tries again", async () => {
    answer("POST /payments/razorpay/orders", ok(gatewayExamples.openRazorpay.answer));
    await showCard("data:text/javascript,");
    await expect.element(said("window could not be loaded")).toBeVisible();
    await expectNoAxeViolations();
    world.Razorpay = class {
      open() {
        world.opened = { amount: 1 } as Opened;
      }
    };
    await button("Try again").click();
    await opened();
  });

  it("shows why the shop refuses the payment", async () => {
    const text = "This order is fully paid.";
    answer("POST /payments/razorpay/orders", refusal(409, "invalid_transition", text));
    await showCard();
    await expect.element(said(text)).toBeVisible();
  });

  it("is not offered while Razorpay is switched off", async () => {
    await showCard(null);
    await expect.element(said("switched off right now")).toBeVisible();
  });
});
