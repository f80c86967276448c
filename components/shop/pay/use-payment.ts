"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { refusalText } from "@/components/shared/call/refusal-text";
import { ApiError, call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { loadRazorpay, NoRazorpayWindow, openRazorpay } from "./razorpay-window";

/**
 * `opening`: the shop and Razorpay's script are asked; `open`: Razorpay's window is there; `closed`: it was
 * closed, which does not say that nothing was paid; `asking`: it says that something was; `late`: nobody
 * has told of it for a while; `failed`: it cannot be opened.
 */
export type PaymentStep =
  { at: "opening" | "open" | "closed" | "asking" | "late" } | { at: "failed"; text: string };

/** What of an order paying needs. */
export type PayableOrder = Pick<OrderAnswer, "orderId" | "user" | "phone" | "payment">;

interface Options {
  order: PayableOrder;
  orderKey: string;
  script: string;
  shopName: string;
  /** Takes the order as it is once a payment of it is in. */
  onPaid: () => void;
}

export interface Payment {
  step: PaymentStep;
  /** Opens Razorpay's window, or another time. */
  start: () => void;
}

const LOOK_MS = 3_000;
const MOST_LOOKS = 40;

export function usePayment({ order, orderKey, script, shopName, onPaid }: Options): Payment {
  const [step, setStep] = useState<PaymentStep>({ at: "opening" });
  const isOpening = useRef(false);

  const pay = useCallback(async () => {
    setStep({ at: "opening" });
    const [checkout] = await Promise.all([
      call("POST /payments/razorpay/orders", {
        body: { order: order.orderId, ...(orderKey ? { key: orderKey } : {}) },
      }),
      loadRazorpay(script),
    ]);
    setStep({ at: "open" });
    const { user, phone, orderId: orderNumber } = order;
    const customer = { name: user.name, email: user.email, phone };
    const receipt = await openRazorpay({ checkout, shopName, orderNumber, customer });
    if (!receipt) {
      setStep({ at: "closed" });
      return;
    }
    setStep({ at: "asking" });
    const { payment } = await call("POST /payments/razorpay/confirm", {
      query: orderKey ? { key: orderKey } : {},
      body: receipt,
    });
    if (payment.state !== order.payment.state) onPaid();
  }, [order, orderKey, script, shopName, onPaid]);

  const start = useCallback(() => {
    if (isOpening.current) return;
    isOpening.current = true;
    pay()
      .catch((error: unknown) =>
        // What was paid is not lost with an answer: the order is looked at until it shows it.
        setStep((now) => (now.at === "asking" ? now : { at: "failed", text: failureText(error) })),
      )
      .finally(() => {
        isOpening.current = false;
      });
  }, [pay]);

  // Whoever comes here has pressed "Pay" already.
  useEffect(() => {
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [start]);

  useLooks(step.at === "asking" || step.at === "closed", { order, orderKey, onPaid }, () =>
    setStep((now) => (now.at === "asking" ? { at: "late" } : now)),
  );
  return { step, start };
}

type Looked = Pick<Options, "order" | "orderKey" | "onPaid">;

/** Looks at the order every three seconds, for two minutes. */
function useLooks(isOn: boolean, { order, orderKey, onPaid }: Looked, onNothing: () => void): void {
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
      if (looks > MOST_LOOKS) {
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
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isOn, order, orderKey, onPaid]);
}

function failureText(error: unknown): string {
  if (error instanceof NoRazorpayWindow) return NO_WINDOW;
  if (error instanceof ApiError) return refusalText(error, NO_START);
  return NO_WINDOW;
}

const NO_WINDOW =
  "Razorpay's window could not be loaded. Check your connection and whether something blocks checkout.razorpay.com, and try again.";
const NO_START = "The payment could not be started. Please try again.";
