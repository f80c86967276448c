import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/lib/testing/component/accessible";
import { show } from "@/lib/testing/component/show";
import { Button } from "./button";
import { useOnDemand } from "./use-on-demand";

const NOT_LOADED = /^This could not be loaded. Check your connection/;

const note = () => page.getByRole("alert");
const button = () => page.getByRole("button", { name: "Menu" });
const menu = () => page.getByText("Three dishes");

/** A menu as the page has them, whose part comes once the line is `mended`. */
async function givenMenu(): Promise<{ mended: () => void; tries: () => number }> {
  let isOnline = false;
  let tries = 0;
  const load = () => {
    tries += 1;
    return isOnline ? Promise.resolve(Part) : Promise.reject(new Error("offline"));
  };
  await show(<Opener load={load} />);
  return { mended: () => (isOnline = true), tries: () => tries };
}

const Part = () => <p>Three dishes</p>;

function Opener({ load }: { load: () => Promise<typeof Part> }) {
  const [isOpen, setOpen] = useState(false);
  const [Loaded, fetchPart] = useOnDemand(load);
  const open = () => {
    setOpen(true);
    fetchPart(() => setOpen(false));
  };
  return (
    <>
      <Button aria-expanded={isOpen} onFocus={fetchPart} onClick={open}>
        Menu
      </Button>
      {isOpen && Loaded && <Loaded />}
    </>
  );
}

it("says that what was pressed for could not be loaded, and takes the press back", async () => {
  const { mended } = await givenMenu();
  await button().click();
  await expect.element(note()).toMatchTextContent(NOT_LOADED);
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  await expectNoAxeViolations();
  mended();
  await button().click();
  await expect.element(menu()).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
});

it("says nothing of what was only reached for", async () => {
  const { tries } = await givenMenu();
  await userEvent.tab();
  await expect.poll(tries).toBe(1);
  await expect.element(note()).not.toBeInTheDocument();
});
