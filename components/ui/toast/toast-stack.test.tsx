import { afterEach, describe, expect, it, vi } from "vitest";
import { Activity, useState } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { atRest } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { Button } from "../button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "../dialog";
import { toast, type ToastOptions } from "./toast";
import { Toaster } from "./toaster";

const note = () => page.getByText("Item Removed");

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const area = () =>
  note().element().closest("[data-sonner-toast]")?.getBoundingClientRect() ?? new DOMRect();

it.each([
  ["at a desk, below the header in the middle", 1280, 800, { top: 76 }],
  ["on a phone, below the header", 390, 844, { left: 16, top: 76 }],
])("keeps one position %s, whatever is on the page", async (_, width, height, place) => {
  await page.viewport(width, height);
  await show(
    <>
      <Button className="fixed bottom-6 left-6">Proceed to Checkout</Button>
      <Button className="fixed top-20 left-6">Download Invoice</Button>
    </>,
  );
  toast({ title: "Item Removed" });
  await expect.element(note()).toBeVisible();
  await expect.poll(area).toMatchObject(place);
});

function Dialogs() {
  const [isWide, setWide] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  return (
    <>
      <Button onClick={() => setWide(true)}>Open</Button>
      <Dialog open={isWide}>
        <DialogContent className="w-[60rem]" aria-describedby={undefined}>
          <DialogHeader title="Wide" />
          <DialogBody>
            <div className="h-[36rem]">
              <Button onClick={() => setNarrow(true)}>Ask</Button>
            </div>
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button>Save</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Dialog open={isNarrow}>
        <DialogContent className="w-80" aria-describedby={undefined}>
          <DialogHeader title="Narrow" />
          <Button
            onClick={() => {
              setNarrow(false);
              toast({ title: "Item Removed" });
            }}
          >
            Answer
          </Button>
        </DialogContent>
      </Dialog>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function expectSaveIsFree(): Promise<void> {
  const save = button("Save").element().getBoundingClientRect();
  await atRest();
  await expect.poll(() => overlap(area(), save)).toBe(false);
}

describe("a toast does not cover a dialog's buttons", () => {
  it("if it was there before the dialog", async () => {
    await page.viewport(1280, 800);
    await show(<Dialogs />);
    toast({ title: "Item Removed" });
    await expect.element(note()).toBeVisible();
    await button("Open").click();
    await expect.element(button("Save")).toBeVisible();
    await expectSaveIsFree();
  });

  it("if it appeared over a smaller dialog that has closed", async () => {
    await page.viewport(1280, 800);
    await show(<Dialogs />);
    // The toast stack has loaded by now.
    toast({ title: "Item Removed" });
    await expect.element(note()).toBeVisible();
    await button("Open").click();
    await button("Ask").click();
    await button("Answer").click();
    await expect.element(note()).toBeVisible();
    await expect.element(button("Answer")).not.toBeInTheDocument();
    await expectSaveIsFree();
  });
});

/** A page that shows a toast and is left while its dialog still closes. */
function PageWithQuestion() {
  const [isLeft, setLeft] = useState(false);
  return (
    <Activity mode={isLeft ? "hidden" : "visible"}>
      <Dialog open>
        <DialogContent aria-describedby={undefined}>
          <DialogHeader title="Delete?" />
          <Button
            onClick={() => {
              toast({ title: "Item Removed" });
              setTimeout(() => setLeft(true), 50);
            }}
          >
            Answer
          </Button>
        </DialogContent>
      </Dialog>
    </Activity>
  );
}

it("stays visible after its dialog was left with its page, which Next keeps hidden", async () => {
  await show(<PageWithQuestion />);
  const dialog = page.getByRole("dialog").element();
  await button("Answer").click();
  await expect.poll(() => dialog.checkVisibility()).toBe(false);
  await expect.element(note()).toBeVisible();
});

/** Each poll also advances the time, so on a slow machine the toast may already be gone. */
function isLeaving(title: string): boolean {
  const found = page.getByText(title).query();
  return found === null || found.closest("[data-removed=true]") !== null;
}

/** Shows toasts above a text field, with fake timers. */
async function showInTime(...notes: ToastOptions[]): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await render(
    <>
      <input aria-label="City" />
      <Toaster />
    </>,
  );
  notes.forEach(toast);
  // Sonner renders new toasts in a timer.
  await vi.advanceTimersByTimeAsync(50);
  for (const { title } of notes) await expect.element(page.getByText(title)).toBeVisible();
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("a toast", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("disappears after four seconds", async () => {
    await showInTime({ title: "Item Removed" });
    await pass(3.8);
    expect(isLeaving("Item Removed")).toBe(false);
    await pass(0.3);
    await expect.poll(() => isLeaving("Item Removed")).toBe(true);
  });

  it("stays while it has the focus, and then for its full time", async () => {
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

  it("about a failure stays until it is closed", async () => {
    await showInTime({ title: "Order Failed", destructive: true });
    await pass(600);
    expect(isLeaving("Order Failed")).toBe(false);
    await page.getByRole("button", { name: "Close toast" }).click();
    await pass(1);
    await expect.element(page.getByText("Order Failed")).not.toBeInTheDocument();
  });

  it("about a failure stays for its reading time after the user goes on", async () => {
    await showInTime({ title: "Missing Information", destructive: true });
    await pass(600);
    await page.getByLabelText("City").fill("Pune");
    await pass(3.8);
    expect(isLeaving("Missing Information")).toBe(false);
    await pass(0.3);
    await expect.poll(() => isLeaving("Missing Information")).toBe(true);
  });

  it("about a success replaces the failure before it", async () => {
    await showInTime({ title: "Invalid Code", destructive: true });
    await page.getByLabelText("City").fill("Pune");
    toast({ title: "Promo Code Applied" });
    await pass(1);
    await expect.element(page.getByText("Promo Code Applied")).toBeVisible();
    await expect.element(page.getByText("Invalid Code")).not.toBeInTheDocument();
  });
});
