import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { z } from "@/lib/base/input/zod";
import { FormDialog } from "./form-dialog";
import { TextField } from "./text-field";
import { useZodForm } from "./zod-form";

const NAMES = Array.from({ length: 12 }, (_, index) => `field${index}`);
const schema = z.object(Object.fromEntries(NAMES.map((name) => [name, z.string()])));
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ""]));

function LongForm({ onClose }: { onClose: () => void }) {
  const form = useZodForm(schema, EMPTY);
  return (
    <FormDialog
      title="Edit many things"
      form={form}
      onSubmit={() => undefined}
      onClose={onClose}
      submit="Save Changes"
    >
      {NAMES.map((name) => (
        <TextField key={name} name={name} label={`Label of ${name}`} />
      ))}
    </FormDialog>
  );
}

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

it.each([
  [820, 600],
  [390, 600],
])("keeps title and buttons in view at %i by %i while the fields scroll", async (width, height) => {
  await page.viewport(width, height);
  await show(<LongForm onClose={() => undefined} />);
  const fixed = [
    page.getByRole("heading", { name: "Edit many things" }),
    page.getByRole("button", { name: "Save Changes" }),
    page.getByRole("button", { name: "Cancel" }),
  ];
  for (const each of fixed) await expect.element(each).toBeInViewport({ ratio: 1 });
  await page.getByLabelText("Label of field11").click();
  for (const each of fixed) await expect.element(each).toBeInViewport({ ratio: 1 });
});

function FarBelow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="mt-[200vh]" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && <LongForm onClose={() => setOpen(false)} />}
    </>
  );
}

it("returns the focus without scrolling the page", async () => {
  // Instant scrolling, so that a scroll would be seen together with the focus.
  document.documentElement.style.scrollBehavior = "auto";
  await show(<FarBelow />);
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  await edit.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  window.scrollTo(0, 0);
  await userEvent.keyboard("{Escape}");
  await expect.element(edit).toHaveFocus();
  expect(window.scrollY).toBe(0);
  document.documentElement.style.scrollBehavior = "";
});

describe("leaving a form dialog", () => {
  const first = () => page.getByLabelText("Label of field0");
  const button = (name: string) => page.getByRole("button", { name });
  const question = () => page.getByRole("alertdialog", { name: "Discard what you entered?" });

  it("closes without a question if nothing was typed", async () => {
    const onClose = vi.fn();
    await show(<LongForm onClose={onClose} />);
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["Cancel", () => button("Cancel").click()],
    ["Close", () => button("Close").click()],
  ])("by %s asks before input is lost", async (_, leave) => {
    const onClose = vi.fn();
    await show(<LongForm onClose={onClose} />);
    await first().fill("Half a sentence");
    await leave();
    await question().getByRole("button", { name: "Keep Editing" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(first()).toHaveValue("Half a sentence");
    expect(onClose).not.toHaveBeenCalled();
    await leave();
    await question().getByRole("button", { name: "Discard Changes" }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
