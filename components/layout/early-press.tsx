"use client";

import { useLayoutEffect } from "react";

/** How often to retry a part of the page that is not hydrated yet, in milliseconds. */
const TRY_EVERY_MS = 50;

/**
 * Presses as a mouse does, because tabs and menus react to pointerdown and mousedown. Returns false if React
 * stopped the event, because it cannot hydrate the button's part of the page yet.
 */
function press(button: HTMLButtonElement): boolean {
  const event = { bubbles: true, cancelable: true, button: 0 };
  let isHeard = false as boolean;
  const hear = () => void (isHeard = true);
  button.addEventListener("pointerdown", hear);
  button.dispatchEvent(new PointerEvent("pointerdown", { ...event, pointerType: "mouse" }));
  button.removeEventListener("pointerdown", hear);
  if (!isHeard) return false;
  button.dispatchEvent(new MouseEvent("mousedown", event));
  button.click();
  return true;
}

const later = () => new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));

/** Presses once the button's part of the page is hydrated; until then the button is styled as pressed. */
async function pressAgain(button: HTMLButtonElement): Promise<void> {
  // Earlier input is rendered first.
  await new Promise(requestAnimationFrame);
  while (button.isConnected && !press(button)) await later();
  button.removeAttribute("data-pressed");
}

/** Repeats the presses made before hydration. Rendered once, in the root layout. */
export function EarlyPress() {
  // Runs in the commit, so that a press that triggers hydration finds the recording ended.
  useLayoutEffect(() => {
    const pressed = window.earlyPresses ?? [];
    delete window.earlyPresses;
    window.pressAgain = (button) => void pressAgain(button);
    pressed.forEach(window.pressAgain);
  }, []);
  return null;
}
