import { Suspense, use, useState, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderToString } from "react-dom/server";
import { page } from "vitest/browser";
import { RangeField } from "@/components/domain/product-model/range-field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { EarlyPress } from "./early-press";
import { recordPresses } from "./head/record-presses";

/** Data on which the hydration of a part of the page waits. */
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
    // A press before hydration sets an attribute on it.
    <button type="button" suppressHydrationWarning onClick={onPress}>
      Late
    </button>
  );
}

function LateForm({ until, onSend }: { until: Promise<void>; onSend: () => void }) {
  use(until);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <button type="submit" suppressHydrationWarning>
        Send
      </button>
    </form>
  );
}

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) =>
      left === 0 ? done() : requestAnimationFrame(() => next(left - 1));
    next(count);
  });

it("presses a button once its part of the page is hydrated, and only once", async () => {
  const place = document.createElement("div");
  place.innerHTML = '<!--$--><button type="button">Late</button><!--/$-->';
  document.body.append(place);
  const button = place.querySelector("button");
  if (!button) throw new Error("There is no button.");
  window.earlyPresses = new Set([button]);
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
  await expect.poll(() => window.earlyPresses).toBeUndefined();
  await frames(3);
  expect(onPress).not.toHaveBeenCalled();
  come();
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await frames(3);
  expect(onPress).toHaveBeenCalledTimes(1);
  root.unmount();
  place.remove();
});

it("repeats each press on a late part until its button has handled it", async () => {
  recordPresses();
  const place = document.createElement("div");
  place.innerHTML =
    '<!--$--><button type="button">Late</button><!--/$--><!--$--><form><button type="submit">Send</button></form><!--/$-->';
  document.body.append(place);
  const late = later();
  const send = later();
  const onPress = vi.fn();
  const onSend = vi.fn();
  const root = hydrateRoot(
    place,
    <>
      <Suspense>
        <Late until={late.until} onPress={onPress} />
      </Suspense>
      <Suspense>
        <LateForm until={send.until} onSend={onSend} />
      </Suspense>
      <EarlyPress />
    </>,
  );
  await expect.poll(() => window.earlyPresses).toBeUndefined();
  await page.getByRole("button", { name: "Late" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect
    .element(page.getByRole("button", { name: "Send" }))
    .toHaveAttribute("data-pressed", "");
  await frames(3);
  expect([onPress.mock.calls.length, onSend.mock.calls.length]).toEqual([0, 0]);
  send.come();
  await expect.poll(() => onSend.mock.calls.length).toBe(1);
  expect(onPress).not.toHaveBeenCalled();
  late.come();
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await expect.poll(() => document.querySelectorAll("[data-pressed]").length).toBe(0);
  await page.getByRole("button", { name: "Late" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await frames(10);
  expect([onPress.mock.calls.length, onSend.mock.calls.length]).toEqual([2, 2]);
  root.unmount();
  place.remove();
});

/** Renders the server's page, and applies the visitor's changes before React hydrates it. */
function hydrate(tree: ReactNode, change: (place: Element) => void): Element {
  const place = document.createElement("div");
  place.innerHTML = renderToString(tree);
  document.body.append(place);
  change(place);
  const root = hydrateRoot(place, tree);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}

const notFound = (selector: string) => new Error(`There is no ${selector}.`);

function findInput(place: Element, selector: string): HTMLInputElement {
  const found = place.querySelector(selector);
  if (found instanceof HTMLInputElement) return found;
  throw notFound(selector);
}

function findButton(place: Element, selector: string): HTMLButtonElement {
  const found = place.querySelector(selector);
  if (found instanceof HTMLButtonElement) return found;
  throw notFound(selector);
}

function Order({ onAdd }: { onAdd: (packs: number) => void }) {
  const [packs, setPacks] = useState(1);
  return (
    <>
      <QuantityStepper label="Packs" name="packs" value={packs} onChange={setPacks} />
      <button id="add" type="button" onClick={() => onAdd(packs)}>
        Add
      </button>
      <EarlyPress />
    </>
  );
}

it.each([
  ["3", 3],
  ["1,200", 1200],
  ["", 1],
])("orders %j, typed before hydration", async (typed, packs) => {
  const onAdd = vi.fn();
  const place = hydrate(<Order onAdd={onAdd} />, (page) => {
    findInput(page, "[name=packs]").value = typed;
    window.earlyPresses = new Set([findButton(page, "#add")]);
  });
  await expect.poll(() => onAdd.mock.calls).toEqual([[packs]]);
  expect(findInput(place, "[name=packs]").value).toBe(String(packs));
});

function Size() {
  const [size, setSize] = useState(50);
  return (
    <>
      <RangeField label="Size" min={10} max={100} value={size} text="" onChange={setSize} />
      <output>{size}</output>
    </>
  );
}

it("takes over the value of a slider moved before hydration", async () => {
  const place = hydrate(<Size />, (page) => {
    findInput(page, "[type=range]").value = "80";
  });
  await expect.poll(() => place.querySelector("output")?.textContent).toBe("80");
});
