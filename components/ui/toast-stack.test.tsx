import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { atRest } from "@/lib/testing/component/accessible";
import { show } from "@/lib/testing/component/show";
import { Button } from "./button";
import { toast } from "./toast";
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

it("leaves after four seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await render(<Toaster />);
  toast({ title: "Item Removed" });
  await expect.element(note()).toBeVisible();
  await vi.advanceTimersByTimeAsync(3_900);
  const isLeaving = () => note().element().closest("[data-removed=true]") !== null;
  expect(isLeaving()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await expect.poll(isLeaving).toBe(true);
});
