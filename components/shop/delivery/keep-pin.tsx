"use client";

import { useEffect } from "react";
import { choosePin } from "../../domain/delivery/visit-choice";

/** Keeps the PIN code for the visit, where the page and not its script answered. */
export function KeepPin({ pin }: { pin: string }) {
  useEffect(() => choosePin(pin), [pin]);
  return null;
}
