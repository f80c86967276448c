import type { Page } from "@playwright/test";

/** An entry of the Layout Instability API, which TypeScript's own library does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Answers how much of the page has moved by itself since it was opened (its Cumulative Layout Shift, without windows). */
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
        // What never moved has no entries to tell.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
