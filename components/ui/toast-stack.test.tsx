import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { atRest } from "@/lib/testing/component/accessible";
import { show } from "@/lib/testing/component/show";
import { Button } from "./button";
import { toast, type ToastOptions } from "./toast";
import { Toaster } from "./toaster";

const note = () => page.getByText("Item Removed");

/** A page with its main button so far from the lower right corner. */
async function showWithButton(place: string): Promise<void> {
  await page.viewport(1280, 800);
  await show(<Button className={`fixed ${place}`}>Proceed to Checkout</Button>);
  toast({ title: "Item Removed" });
  await expect.element(note()).toBeVisible();
  await atRest();
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

it.each(["right-10 bottom-6", "right-10 bottom-40", "left-10 bottom-6"])(
  "leaves the page's main button free at %s",
  async (place) => {
    await showWithButton(place);
    const button = page.getByRole("button", { name: "Proceed to Checkout" }).element();
    const notes = note().element().closest("[data-sonner-toast]");
    const area = notes?.getBoundingClientRect() ?? new DOMRect();
    expect(area.width).toBeGreaterThan(0);
    expect(overlap(area, button.getBoundingClientRect())).toBe(false);
  },
);

const isLeaving = (title: string) =>
  page.getByText(title).element().closest("[data-removed=true]") !== null;

/** Notes come to what is typed into, and time passes as the test says. */
async function showInTime(...notes: ToastOptions[]): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await render(
    <>
      <input aria-label="City" />
      <Toaster />
    </>,
  );
  notes.forEach(toast);
  // The stack draws what it is given in a timer.
  await vi.advanceTimersByTimeAsync(50);
  for (const { title } of notes) await expect.element(page.getByText(title)).toBeVisible();
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("a note", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("leaves after four seconds", async () => {
    await showInTime({ title: "Item Removed" });
    await pass(3.8);
    expect(isLeaving("Item Removed")).toBe(false);
    await pass(0.3);
    await expect.poll(() => isLeaving("Item Removed")).toBe(true);
  });

  it("stays while the focus is on it, and has all its time again afterwards", async () => {
    await showInTime({ title: "Item Removed" });
    const close = page.getByRole("button", { name: "Close toast" }).element() as HTMLElement;
    close.focus();
    await pass(60);
    expect(isLeaving("Item Removed")).toBe(false);
    close.blur();
    await pass(3.8);
    expect(isLeaving("Item Removed")).toBe(false);
    await pass(0.3);
    await expect.poll(() => isLeaving("Item Removed")).toBe(true);
  });

  it("of a failure stays until it is closed", async () => {
    await showInTime({ title: "Order Failed", destructive: true });
    await pass(600);
    expect(isLeaving("Order Failed")).toBe(false);
    await page.getByRole("button", { name: "Close toast" }).click();
    await pass(1);
    await expect.element(page.getByText("Order Failed")).not.toBeInTheDocument();
  });

  it("of a failure has its time to be read once the person goes on", async () => {
    await showInTime({ title: "Missing Information", destructive: true });
    await pass(600);
    await page.getByLabelText("City").fill("Pune");
    await pass(3.8);
    expect(isLeaving("Missing Information")).toBe(false);
    await pass(0.3);
    await expect.poll(() => isLeaving("Missing Information")).toBe(true);
  });

  it("of a success takes the place of the failure before it", async () => {
    await showInTime({ title: "Invalid Code", destructive: true });
    await page.getByLabelText("City").fill("Pune");
    toast({ title: "Promo Code Applied" });
    await pass(1);
    await expect.element(page.getByText("Promo Code Applied")).toBeVisible();
    await expect.element(page.getByText("Invalid Code")).not.toBeInTheDocument();
  });
});
