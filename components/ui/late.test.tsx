import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { late } from "./late";

let hasLine = true;
let requested = 0;

beforeEach(() => {
  hasLine = true;
  requested = 0;
});

function TypedIn() {
  return <input aria-label="The part" />;
}

/** Creates a page for one test, because a loaded part stays loaded. */
function makePage() {
  const Part = late<object>(() => {
    requested += 1;
    return hasLine ? Promise.resolve(TypedIn) : Promise.reject(new TypeError("Failed to fetch"));
  }, null);
  return function Opener() {
    const [isOpen, setOpen] = useState(false);
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onFocus={() => Part.preload()} onClick={() => Part.demand(setOpen)}>
          Open
        </button>
        <button type="button" onClick={() => setCount(count + 1)}>
          Drawn {count}
        </button>
        {isOpen && <Part />}
      </>
    );
  };
}

async function showPage(): Promise<void> {
  const Opener = makePage();
  await show(<Opener />);
}

const opener = () => page.getByRole("button", { name: "Open" });
const part = () => page.getByLabelText("The part");
const note = () => page.getByText("Check your connection and press again.");

it("shows the pressed part once it has loaded, and reports a failure", async () => {
  hasLine = false;
  await showPage();
  await opener().click();
  await expect.element(note()).toBeVisible();
  hasLine = true;
  await opener().click();
  await expect.element(part()).toBeVisible();
});

it("does not open by itself after a failed press", async () => {
  hasLine = false;
  await showPage();
  await opener().click();
  await expect.element(note()).toBeVisible();
  hasLine = true;
  const button = opener().element() as HTMLElement;
  button.blur();
  const before = requested;
  button.focus();
  expect(requested).toBe(before + 1);
  // Two frames: the part is loaded in one and rendered in the next.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(part().query()).toBeNull();
  await opener().click();
  await expect.element(part()).toBeVisible();
});

it("keeps what is typed into a part when the page renders again", async () => {
  await showPage();
  await opener().click();
  await part().fill("Twelve boxes");
  await page.getByRole("button", { name: "Drawn" }).click();
  await expect.element(page.getByRole("button", { name: "Drawn 1" })).toBeVisible();
  await expect.element(part()).toHaveValue("Twelve boxes");
});

it("keeps what is typed into a part that was rendered before its code loaded", async () => {
  const Part = late<object>(() => Promise.resolve(TypedIn), null);
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Drawn {count}
        </button>
        <Part />
      </>
    );
  }
  await show(<Page />);
  await part().fill("Twelve boxes");
  Part.preload();
  await page.getByRole("button", { name: "Drawn" }).click();
  await expect.element(page.getByRole("button", { name: "Drawn 1" })).toBeVisible();
  await expect.element(part()).toHaveValue("Twelve boxes");
});
