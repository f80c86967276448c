import { Suspense, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { EarlyPress } from "./early-press";

/** The answer that a part of a page waits for before it comes alive. */
function later() {
  let come: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (come = resolve));
  return { until, come: () => come() };
}

interface LateProps {
  until: Promise<void>;
  onPress: () => void;
}

function Late({ until, onPress }: LateProps) {
  use(until);
  return (
    <button type="button" onClick={onPress}>
      Late
    </button>
  );
}

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) =>
      left === 0 ? done() : requestAnimationFrame(() => next(left - 1));
    next(count);
  });

it("presses a button once its part of the page is alive, and once only", async () => {
  const place = document.createElement("div");
  place.innerHTML = '<!--$--><button type="button">Late</button><!--/$-->';
  document.body.append(place);
  const button = place.querySelector("button");
  if (!button) throw new Error("There is no button.");
  window.takeEarlyPress = () => button;
  const { until, come } = later();
  const onPress = vi.fn();
  const root = hydrateRoot(
    place,
    <>
      <Suspense>
        <Late until={until} onPress={onPress} />
      </Suspense>
      <EarlyPress />
    </>,
  );
  await expect.poll(() => window.takeEarlyPress).toBeUndefined();
  await frames(3);
  expect(onPress).not.toHaveBeenCalled();
  come();
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await frames(3);
  expect(onPress).toHaveBeenCalledTimes(1);
  root.unmount();
  place.remove();
});
