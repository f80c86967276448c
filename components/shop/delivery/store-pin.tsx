"use client";

import { useEffect } from "react";
import { choosePin } from "../../domain/delivery/visit-choice";

/** Stores the PIN code for the visit, if the page and not its script answered. */
export function StorePin({ pin }: { pin: string }) {
  useEffect(() => choosePin(pin), [pin]);
  return null;
}
