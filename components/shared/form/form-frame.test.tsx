import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { z } from "@/lib/base/input/zod";
import { focusUnasked } from "../form-slot/page-focus";
import { FormFrame } from "./form-frame";
import { validate, type Validator } from "./validator";
import { useLateForm } from "./late-form";
import { TextField } from "./text-field";

function Form({ onFocus }: { onFocus: () => void }) {
  const form = useForm({ defaultValues: { name: "" } });
  return (
    <FormFrame form={form} onSubmit={() => undefined} onFocus={onFocus}>
      <input aria-label="Name" {...form.register("name")} />
    </FormFrame>
  );
}

interface Named {
  name: string;
}

function LateForm({ load }: { load: () => Promise<Validator<Named, Named>> }) {
  const form = useLateForm(load, { name: "" });
  return (
    <FormFrame form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Name" required />
    </FormFrame>
  );
}

const hasLoaded = (file: string) =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${file}`));

it("loads the toast code on focus, whatever other listeners there are", async () => {
  const onFocus = vi.fn();
  await show(<Form onFocus={onFocus} />, "/checkout");
  expect(hasLoaded("toast-stack.tsx")).toBe(false);
  await page.getByLabelText("Name").click();
  await expect.poll(() => hasLoaded("toast-stack.tsx")).toBe(true);
  expect(onFocus).toHaveBeenCalledOnce();
});

it("loads its schema when the user types, and not when the page sets the focus", async () => {
  const load = vi.fn(() => Promise.resolve(validate(z.object({ name: z.string().max(20) }))));
  await show(<LateForm load={load} />, "/auth");
  const field = page.getByLabelText("Name");
  focusUnasked(field.element() as HTMLElement);
  await expect.element(field).toHaveFocus();
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard("Asha");
  await expect.element(field).toHaveAttribute("maxlength", "20");
  expect(load).toHaveBeenCalled();
});
