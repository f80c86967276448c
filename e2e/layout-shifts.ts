import type { Page } from "@playwright/test";

/** An entry of the Layout Instability API, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Returns how much of the page has shifted since it was opened (its Cumulative Layout Shift, without session
 * windows).
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as LayoutShift[];
          const own = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(own.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without any shift the observer is never called, so this resolves after two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
