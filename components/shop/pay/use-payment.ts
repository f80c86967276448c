import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "#words";
import { refusalText } from "@/components/shared/call/refusal-text";
import { ApiError, call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { WINDOWS } from "@/lib/payments/gateways/windows";
import type { Translate } from "@/lib/i18n/translate";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";

/**
 * `opening`: waits for the shop and the gateway's script; `open`: the gateway's window is open; `closed`: it was
 * closed, which does not mean that nothing was paid; `asking`: the window reported a payment, which is not
 * confirmed yet; `late`: nothing has confirmed it for two minutes; `failed`: the window cannot be opened.
 */
export type PaymentStep =
  { at: "opening" | "open" | "closed" | "asking" | "late" } | { at: "failed"; text: string };

/** The fields of an order that a payment needs. */
export type PayableOrder = Pick<OrderAnswer, "orderId" | "user" | "phone" | "payment">;

interface Options {
  gateway: GatewayName;
  order: PayableOrder;
  orderKey: string;
  script: string;
  shopName: string;
  /** Called once a payment for the order has arrived. */
  onPaid: () => void;
}

export interface Payment {
  step: PaymentStep;
  /** Opens the gateway's window, for the first time or again. */
  start: () => void;
}

const POLL_MS = 3_000;
const MAX_LOOKS = 40;

export function usePayment(options: Options): Payment {
  const { gateway, order, orderKey, script, shopName, onPaid } = options;
  const t = useTranslate();
  const [step, setStep] = useState<PaymentStep>({ at: "opening" });
  const isOpening = useRef(false);

  const pay = useCallback(async () => {
    setStep({ at: "opening" });
    const [checkout, window] = await Promise.all([
      call(`POST /payments/${gateway}/orders`, {
        body: { order: order.orderId, ...(orderKey ? { key: orderKey } : {}) },
      }),
      loadWindow(gateway, script),
    ]);
    setStep({ at: "open" });
    const { user, phone, orderId: orderNumber } = order;
    const customer = { name: user.name, email: user.email, phone };
    const receipt = await window.open({ checkout, shopName, orderNumber, customer });
    if (!receipt) {
      setStep({ at: "closed" });
      return;
    }
    setStep({ at: "asking" });
    const { payment } = await call(`POST /payments/${gateway}/confirm`, {
      query: orderKey ? { key: orderKey } : {},
      body: receipt,
    });
    if (payment.state !== order.payment.state) onPaid();
  }, [gateway, order, orderKey, script, shopName, onPaid]);

  const start = useCallback(() => {
    if (isOpening.current) return;
    isOpening.current = true;
    pay()
      .catch((error: unknown) =>
        // A lost response does not lose the payment: the order is loaded again until it shows the payment.
        setStep((now) =>
          now.at === "asking"
            ? now
            : { at: "failed", text: failureText(error, { gateway, script, t }) },
        ),
      )
      .finally(() => {
        isOpening.current = false;
      });
  }, [pay, gateway, script, t]);

  // Opens the window at once: the customer has already pressed "Pay" to get here.
  useEffect(() => {
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [start]);

  usePaymentPolling(step.at === "asking" || step.at === "closed", { order, orderKey, onPaid }, () =>
    setStep((now) => (now.at === "asking" ? { at: "late" } : now)),
  );
  return { step, start };
}

type PollOptions = Pick<Options, "order" | "orderKey" | "onPaid">;

/** Loads the order every three seconds, for two minutes. */
function usePaymentPolling(
  isOn: boolean,
  { order, orderKey, onPaid }: PollOptions,
  onNothing: () => void,
): void {
  const nothing = useRef(onNothing);
  useEffect(() => {
    nothing.current = onNothing;
  });
  useEffect(() => {
    if (!isOn) return;
    let looks = 0;
    const controller = new AbortController();
    const look = async () => {
      looks += 1;
      if (looks > MAX_LOOKS) {
        clearInterval(timer);
        nothing.current();
        return;
      }
      const now = await call("GET /orders/{id}", {
        params: { id: order.orderId },
        query: orderKey ? { key: orderKey } : {},
        signal: controller.signal,
      });
      if (now.payment.due < order.payment.due) onPaid();
    };
    const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isOn, order, orderKey, onPaid]);
}

async function loadWindow(gateway: GatewayName, script: string) {
  const window = await WINDOWS[gateway]();
  await window.load(script);
  return window;
}

interface FailureOptions extends Pick<Options, "gateway" | "script"> {
  t: Translate;
}

function failureText(error: unknown, { gateway, script, t }: FailureOptions) {
  if (error instanceof ApiError)
    return refusalText(error, t("The payment could not be started. Please try again."), t);
  const { host } = new URL(script);
  return t(
    "{gateway}'s window could not be loaded. Check your connection and whether something blocks {host}, and try again.",
    { gateway: GATEWAY_TITLES[gateway], host },
  );
}
