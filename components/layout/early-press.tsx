"use client";

import { useEffect } from "react";
import { REACT_PROPS_KEY } from "./react-props-key";

declare global {
  interface Window {
    /** Set by EarlyPressScript; ends its watch and answers the button that nobody heard. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/** A press that is heard later than this would only surprise. */
const FORGET_AFTER_MS = 10_000;

const isAlive = (button: HTMLButtonElement) =>
  Object.keys(button).some((key) => key.startsWith(REACT_PROPS_KEY));

/** As a hand presses: tabs and menus listen for the beginning of a press already. */
function press(button: HTMLButtonElement): void {
  const event = { bubbles: true, cancelable: true, button: 0 };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...event, pointerType: "mouse" }));
  button.dispatchEvent(new MouseEvent("mousedown", event));
  button.click();
}

/** Parts of a page come alive one after the other, the button's perhaps last. */
function pressOnceAlive(button: HTMLButtonElement, until: number): void {
  if (!button.isConnected || performance.now() > until) return;
  if (isAlive(button)) press(button);
  else requestAnimationFrame(() => pressOnceAlive(button, until));
}

/** Presses the button that was pressed while the page came alive; stands once in the root layout. */
export function EarlyPress() {
  useEffect(() => {
    const button = window.takeEarlyPress?.();
    window.takeEarlyPress = undefined;
    if (!button) return;
    const until = performance.now() + FORGET_AFTER_MS;
    // Not in the commit of an effect: React would not hear the press there.
    requestAnimationFrame(() => pressOnceAlive(button, until));
  }, []);
  return null;
}
