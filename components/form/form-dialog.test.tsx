import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/lib/testing/component/show";
import { z } from "@/lib/input/zod";
import { FormDialog } from "./form-dialog";
import { TextField } from "./text-field";
import { useZodForm } from "./zod-form";

const NAMES = Array.from({ length: 12 }, (_, index) => `field${index}`);
const schema = z.object(Object.fromEntries(NAMES.map((name) => [name, z.string()])));
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ""]));

function LongForm() {
  const form = useZodForm(schema, EMPTY);
  return (
    <FormDialog
      title="Edit many things"
      form={form}
      onSubmit={() => undefined}
      onClose={() => undefined}
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
  await show(<LongForm />);
  const fixed = [
    page.getByRole("heading", { name: "Edit many things" }),
    page.getByRole("button", { name: "Save Changes" }),
    page.getByRole("button", { name: "Cancel" }),
  ];
  for (const each of fixed) await expect.element(each).toBeInViewport({ ratio: 1 });
  await page.getByLabelText("Label of field11").click();
  for (const each of fixed) await expect.element(each).toBeInViewport({ ratio: 1 });
});
