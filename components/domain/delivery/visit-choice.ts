import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";
import type { ShippingWay } from "@/lib/db/generated/enums";
import { SHIPPING_WAYS } from "@/lib/shop/shipping/way-names";
import { keepPin, keptPin } from "./kept-pin";

/** Where the goods go and how, kept for the visit, so that the checkout begins with what the cart showed. */

const KEY = "shippingWay";

const { tell, subscribe } = createListeners();

function keptWay(): ShippingWay | undefined {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    return SHIPPING_WAYS.find((way) => way === kept);
  } catch {
    return undefined;
  }
}

export function chooseWay(way: ShippingWay): void {
  try {
    window.sessionStorage.setItem(KEY, way);
  } catch {
    // Without storage the first way with a price stays chosen.
  }
  tell();
}

export function choosePin(pin: string): void {
  keepPin(pin);
  tell();
}

/** The way that the buyer chose; undefined before that. */
export const useChosenWay = () => useSyncExternalStore(subscribe, keptWay, () => undefined);

/** The PIN code that was asked about last; empty before that. */
export const useVisitPin = () => useSyncExternalStore(subscribe, keptPin, () => "");
