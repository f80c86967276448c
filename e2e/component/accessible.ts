import axe from "axe-core";
import { expect } from "vitest";
import { WCAG_22_AA } from "@/e2e/support/wcag";

const isMoving = () =>
  document.querySelector("[aria-busy=true]") !== null ||
  document.getAnimations().some(({ playState }) => playState === "running");

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until nothing on the page moves. An element that loads, appears or disappears is half transparent and has
 * half its contrast. An effect of what was just rendered starts to move one frame later, so three frames are checked.
 */
export async function atRest(): Promise<void> {
  await expect
    .poll(async () => {
      const frames = [isMoving()];
      for (let frame = 0; frame < 2; frame++) {
        await nextFrame();
        frames.push(isMoving());
      }
      return frames.includes(true);
    })
    .toBe(false);
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
