import type { ComponentType } from "react";
import { hydrateRoot, createRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static.browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drainToasts } from "@/components/ui/toast/toast";
import { createFormSlot } from "./form-slot";

const CITY = { label: "City" };

function CityForm({ label }: { label: string }) {
  return (
    <form>
      <input aria-label={label} />
    </form>
  );
}

interface Served {
  isWanted?: boolean;
  takesFocus?: boolean;
}

function makeSlot(load: () => Promise<ComponentType<typeof CITY>>, served: Served = {}) {
  const { isWanted = false, takesFocus } = served;
  const waiting = <p>Waiting</p>;
  return createFormSlot({ place: "slot", load, isWanted: () => isWanted, waiting, takesFocus });
}

const loaded = () => Promise.resolve<ComponentType<typeof CITY>>(CityForm);

/** Hydrates a server-rendered page whose form waits for `load`. */
async function serve(load: () => Promise<ComponentType<typeof CITY>>, served?: Served) {
  // A server has no visitor who uses the form.
  const Sent = makeSlot(loaded, { isWanted: true });
  const { prelude } = await prerender(<Sent {...CITY} />);
  const place = document.createElement("div");
  place.innerHTML = await new Response(prelude).text();
  document.body.append(place);
  const Slot = makeSlot(load, served);
  const root: Root = hydrateRoot(place, <Slot {...CITY} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { field: page.getByLabelText("City") };
}

const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

it("loads its scripts when the user types, and not when the page sets the focus", async () => {
  const load = vi.fn(loaded);
  const { field } = await serve(load, { takesFocus: true });
  await expect.element(field).toHaveFocus();
  await frames();
  expect(load).not.toHaveBeenCalled();
  const { activeElement } = document;
  await userEvent.keyboard("Pune");
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await frames();
  await expect.element(field).toHaveValue("Pune");
  expect(document.activeElement).toBe(activeElement);
});

it.each(["click", "tab"])("loads its scripts when a visitor arrives by %s", async (way) => {
  const load = vi.fn(loaded);
  const { field } = await serve(load);
  await frames();
  expect(load).not.toHaveBeenCalled();
  if (way === "click") await field.click();
  else await userEvent.tab();
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

it("loads its scripts at once if the visitor needs more than the form", async () => {
  const load = vi.fn(loaded);
  await serve(load, { isWanted: true });
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

it("loads its scripts at once if the server sent no form", async () => {
  const load = vi.fn(loaded);
  const Slot = makeSlot(load);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Slot {...CITY} />);
  await expect.element(page.getByLabelText("City")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("keeps the form when its scripts fail to load, reports it and tries again", async () => {
  const load = vi.fn(loaded).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { field } = await serve(load);
  await field.fill("Pune");
  await expect.poll(() => drainToasts()).toMatchObject([{ title: "Not Loaded" }]);
  await expect.element(field).toHaveValue("Pune");
  await field.click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await frames();
  await expect.element(field).toHaveValue("Pune");
});
