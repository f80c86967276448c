import { Suspense, use, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { EarlyPress } from "./early-press";
import { EarlyPressScript } from "./head-scripts";

/** The data that a part of a page waits for before it hydrates. */
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

it("presses a button once its part of the page is alive, and once only", async () => {
  const place = document.createElement("div");
  place.innerHTML = '<!--$--><button type="button">Late</button><!--/$-->';
  document.body.append(place);
  const button = place.querySelector("button");
  if (!button) throw new Error("There is no button.");
  window.takeEarly = () => ({ pressed: new Set([button]), typed: new Map() });
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
  await expect.poll(() => window.takeEarly).toBeUndefined();
  await frames(3);
  expect(onPress).not.toHaveBeenCalled();
  come();
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await frames(3);
  expect(onPress).toHaveBeenCalledTimes(1);
  root.unmount();
  place.remove();
});

/** Runs the script that is in the head of every page. */
function watchEarly(): void {
  const script = document.createElement("script");
  script.textContent = renderToString(<EarlyPressScript />).replaceAll(/<\/?script>/g, "");
  document.head.append(script);
}

it("keeps each press on a part that hydrates after the page until its own button was heard", async () => {
  watchEarly();
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
  await expect.poll(() => window.takeEarly).toBeUndefined();
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

function Figure({ onLeave }: { onLeave: (figure: string) => void }) {
  const [figure, setFigure] = useState("1");
  return (
    <>
      <input
        aria-label="Figure"
        value={figure}
        onChange={(event) => setFigure(event.target.value)}
        onBlur={() => onLeave(figure)}
      />
      <output>{figure}</output>
    </>
  );
}

function Order({ onAdd }: { onAdd: (figure: string) => void }) {
  const [figure, setFigure] = useState("1");
  return (
    <>
      <Figure onLeave={setFigure} />
      <button type="button" onClick={() => onAdd(figure)}>
        Add
      </button>
    </>
  );
}

it.each(["3", ""])(
  "takes %j, which was typed before React listened, and that it was left",
  async (typed) => {
    const place = document.createElement("div");
    place.innerHTML = '<input aria-label="Figure" value="1"/><output>1</output>';
    document.body.append(place);
    const field = place.querySelector("input");
    if (!field) throw new Error("There is no field.");
    field.value = typed;
    window.takeEarly = () => ({ pressed: new Set(), typed: new Map([[field, typed]]) });
    const onLeave = vi.fn();
    const root = hydrateRoot(
      place,
      <>
        <Figure onLeave={onLeave} />
        <EarlyPress />
      </>,
    );
    await expect.poll(() => place.querySelector("output")?.textContent).toBe(typed);
    await expect.poll(() => onLeave.mock.calls).toEqual([[typed]]);
    expect(field.value).toBe(typed);
    root.unmount();
    place.remove();
  },
);

it("takes a choice that was made before React listened", async () => {
  const place = document.createElement("div");
  place.innerHTML =
    '<select aria-label="Sort"><option value="name" selected>Name</option><option value="price">Price</option></select>';
  document.body.append(place);
  const select = place.querySelector("select");
  if (!select) throw new Error("There is no select.");
  select.value = "price";
  window.takeEarly = () => ({ pressed: new Set(), typed: new Map([[select, "price"]]) });
  const onChoice = vi.fn();
  const root = hydrateRoot(
    place,
    <>
      <select
        aria-label="Sort"
        defaultValue="name"
        onChange={(event) => void onChoice(event.target.value)}
      >
        <option value="name">Name</option>
        <option value="price">Price</option>
      </select>
      <EarlyPress />
    </>,
  );
  await expect.poll(() => onChoice.mock.calls).toEqual([["price"]]);
  expect(select.value).toBe("price");
  root.unmount();
  place.remove();
});

it("presses after what was typed is known", async () => {
  const place = document.createElement("div");
  place.innerHTML =
    '<input aria-label="Figure" value="1"/><output>1</output><button type="button">Add</button>';
  document.body.append(place);
  const field = place.querySelector("input");
  const button = place.querySelector("button");
  if (!field || !button) throw new Error("Something is missing.");
  field.value = "3";
  window.takeEarly = () => ({ typed: new Map([[field, "3"]]), pressed: new Set([button]) });
  const onAdd = vi.fn();
  const root = hydrateRoot(
    place,
    <>
      <Order onAdd={onAdd} />
      <EarlyPress />
    </>,
  );
  await expect.poll(() => onAdd.mock.calls).toEqual([["3"]]);
  root.unmount();
  place.remove();
});
