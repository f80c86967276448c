import axe from "axe-core";
import { expect } from "vitest";
import { WCAG_22_AA } from "@/e2e/support/wcag";

/**
 * Waits until nothing on the page moves. An element that loads, appears or disappears is half transparent and has
 * half its contrast.
 */
export async function atRest(): Promise<void> {
  await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === "running"))
    .toEqual([]);
  await document.fonts.ready;
}

/** Runs axe on the page; a failure names the rule and the element. */
export async function expectNoAxeViolations(): Promise<void> {
  await atRest();
  const { violations } = await axe.run(document.body, {
    runOnly: WCAG_22_AA,
    resultTypes: ["violations"],
  });
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(told).toEqual([]);
}
