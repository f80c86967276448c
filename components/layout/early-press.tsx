"use client";

import { useEffect } from "react";

declare global {
  interface Window {
    /** Set by EarlyPressScript; ends its watch and answers the button that nobody heard. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/** Presses the button that was pressed while the page came alive; stands once in the root layout. */
export function EarlyPress() {
  useEffect(() => {
    const button = window.takeEarlyPress?.();
    window.takeEarlyPress = undefined;
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
