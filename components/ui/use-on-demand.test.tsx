import { useState, type ComponentType } from "react";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { useOnDemand } from "./use-on-demand";

let hasLine = true;
let asked = 0;

beforeEach(() => {
  hasLine = true;
  asked = 0;
});

const Part: ComponentType<object> = () => <p>The part</p>;

function load(): Promise<ComponentType<object>> {
  asked += 1;
  return hasLine ? Promise.resolve(Part) : Promise.reject(new TypeError("Failed to fetch"));
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  const [Loaded, fetchPart, demandPart] = useOnDemand(load);
  return (
    <>
      <button
        type="button"
        aria-busy={isOpen && !Loaded}
        onFocus={fetchPart}
        onClick={() => {
          setOpen(true);
          demandPart(() => setOpen(false));
        }}
      >
        Open
      </button>
      {isOpen && Loaded && <Loaded />}
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Open" });
const part = () => page.getByText("The part");
const note = () => page.getByText("Check your connection and press again.");

it("shows what was pressed once it is there, and says so where it cannot be had", async () => {
  hasLine = false;
  await show(<Opener />);
  await opener().click();
  await expect.element(note()).toBeVisible();
  hasLine = true;
  await opener().click();
  await expect.element(part()).toBeVisible();
});

it("opens nothing by itself that was pressed in vain before", async () => {
  hasLine = false;
  await show(<Opener />);
  await opener().click();
  await expect.element(note()).toBeVisible();
  await expect.element(opener()).toHaveAttribute("aria-busy", "false");
  hasLine = true;
  const button = opener().element() as HTMLElement;
  button.blur();
  const before = asked;
  button.focus();
  expect(asked).toBe(before + 1);
  // Two frames: the part is loaded in one and rendered in the next.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(part().query()).toBeNull();
  await opener().click();
  await expect.element(part()).toBeVisible();
});
