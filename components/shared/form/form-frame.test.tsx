import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { FormFrame } from "./form-frame";

function Form({ onFocus }: { onFocus: () => void }) {
  const form = useForm({ defaultValues: { name: "" } });
  return (
    <FormFrame form={form} onSubmit={() => undefined} onFocus={onFocus}>
      <input aria-label="Name" {...form.register("name")} />
    </FormFrame>
  );
}

const hasLoaded = (file: string) =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${file}`));

it("loads what tells of a lost connection when it has the focus, whoever else listens", async () => {
  const onFocus = vi.fn();
  await show(<Form onFocus={onFocus} />, "/checkout");
  expect(hasLoaded("toast-stack.tsx")).toBe(false);
  await page.getByLabelText("Name").click();
  await expect.poll(() => hasLoaded("toast-stack.tsx")).toBe(true);
  expect(onFocus).toHaveBeenCalledOnce();
});
