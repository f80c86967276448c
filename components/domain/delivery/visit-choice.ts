import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";
import type { ShippingWay } from "@/lib/db/generated/enums";
import { SHIPPING_METHODS } from "@/lib/shop/shipping/method-names";
import { storePin, storedPin } from "./stored-pin";

/**
 * The shipping method and PIN code, stored for the visit, so that the checkout starts with the cart's
 * choice.
 */

const KEY = "shippingWay";

const { notify, subscribe } = createListeners();

function storedMethod(): ShippingWay | undefined {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    return SHIPPING_METHODS.find((way) => way === stored);
  } catch {
    return undefined;
  }
}

export function chooseMethod(way: ShippingWay): void {
  try {
    window.sessionStorage.setItem(KEY, way);
  } catch {
    // Without storage, the first priced method stays chosen.
  }
  notify();
}

export function choosePin(pin: string): void {
  storePin(pin);
  notify();
}

/** The buyer's shipping method; undefined if none was chosen. */
export const useChosenMethod = () => useSyncExternalStore(subscribe, storedMethod, () => undefined);

/** The last PIN code; empty if there was none. */
export const useVisitPin = () => useSyncExternalStore(subscribe, storedPin, () => "");
