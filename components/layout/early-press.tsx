"use client";

import { useLayoutEffect } from "react";

declare global {
  interface Window {
    /** Set by EarlyPressScript; ends its watch and answers the button that nobody heard. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/** A press that is heard later than this would only surprise. */
const FORGET_AFTER_MS = 10_000;

/**
 * As a hand presses: tabs and menus listen for the beginning of a press already. Answers whether the
 * press reached its button: React lets none through to a part of the page that it cannot bring to life
 * yet.
 */
function press(button: HTMLButtonElement): boolean {
  const event = { bubbles: true, cancelable: true, button: 0 };
  const listener = { heard: false, handleEvent: () => void (listener.heard = true) };
  button.addEventListener("pointerdown", listener);
  button.dispatchEvent(new PointerEvent("pointerdown", { ...event, pointerType: "mouse" }));
  button.removeEventListener("pointerdown", listener);
  if (!listener.heard) return false;
  button.dispatchEvent(new MouseEvent("mousedown", event));
  button.click();
  return true;
}

/** Parts of a page come alive one after the other, the button's perhaps last. */
function pressOnceAlive(button: HTMLButtonElement, until: number): void {
  if (!button.isConnected || performance.now() > until || press(button)) return;
  requestAnimationFrame(() => pressOnceAlive(button, until));
}

/** Presses the button that was pressed while the page came alive; stands once in the root layout. */
export function EarlyPress() {
  // With the commit, so that a press for which React comes to life finds the watch ended.
  useLayoutEffect(() => {
    const button = window.takeEarlyPress?.();
    window.takeEarlyPress = undefined;
    if (!button) return;
    const until = performance.now() + FORGET_AFTER_MS;
    // Not in the commit itself: React would not hear the press there.
    requestAnimationFrame(() => pressOnceAlive(button, until));
  }, []);
  return null;
}
