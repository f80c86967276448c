import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import { WINDOWS } from "@/lib/payments/gateways/windows";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { PayCard } from "./pay-card";

/** The window of an added gateway (e2e/toy-gateway), registered under the name of the first existing one. */
const [TOY] = GATEWAY_METHODS;
Object.assign(WINDOWS, { [TOY]: () => import("@/e2e/toy-gateway/window") });

const PAYMENT = { ...orderExamples.getOrder.answer.payment, method: TOY } as const;
const ORDER = { ...orderExamples.getOrder.answer, payment: PAYMENT };
const RECEIPT = { payment: "toy_1", signature: "signed" };

const script = window as { toyPays?: (payment: string) => typeof RECEIPT | null };
const onPaid = vi.fn();

const showCard = () =>
  show(
    <PayCard
      gateway={TOY}
      order={ORDER}
      orderKey="key-of-the-order"
      script="https://toy.example/pay.js"
      shopName="KLN Packaging"
      back="/order-confirmation"
      onPaid={onPaid}
    />,
    "/pay?order=KLN-202611-7Q4M2X",
  );

beforeEach(() => {
  delete script.toyPays;
  onPaid.mockClear();
  answer(`POST /payments/${TOY}/orders`, ok({ payment: "toy_1", amount: 2430 } as never));
});

it("opens with the gateway's response, and confirms its signature", async () => {
  const toyPays = vi.fn(() => RECEIPT);
  script.toyPays = toyPays;
  const paid = { ...ORDER, payment: { ...PAYMENT, state: "paid", due: 0 } } as const;
  const told = answer(`POST /payments/${TOY}/confirm`, ok(paid));
  await showCard();
  await expect.poll(() => onPaid.mock.calls.length).toBe(1);
  expect(toyPays).toHaveBeenCalledWith("toy_1");
  expect(told[0]).toMatchObject({ body: RECEIPT });
});

it("can be closed", async () => {
  script.toyPays = () => null;
  answer("GET /orders/{id}", ok(ORDER));
  await showCard();
  await expect.element(page.getByText("window was closed")).toBeVisible();
});

it("says what may block it if it cannot be opened", async () => {
  await showCard();
  await expect.element(page.getByText("whether something blocks toy.example")).toBeVisible();
});
