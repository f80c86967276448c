import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useWatch } from "react-hook-form";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { z } from "@/lib/base/input/zod";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { EarlyPress } from "./early-press";
import { recordPresses } from "./head/record-presses";

const schema = z.object({
  city: z.string(),
  country: z.string(),
  pin: z.string(),
  state: z.string(),
  note: z.string(),
  same: z.boolean(),
});

type Values = z.infer<typeof schema>;

const BEGINNING: Values = {
  city: "",
  country: "India",
  pin: "",
  state: "Delhi",
  note: "",
  same: true,
};

const inFours = (text: string) => text.replace(/\D/g, "").replace(/(\d{4})(?=\d)/g, "$1 ");

function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useZodForm(schema, BEGINNING);
  const isSame = useWatch({ control: form.control, name: "same" });
  return (
    <ZodForm form={form} onSubmit={onSubmit}>
      <TextField name="city" label="City" />
      <TextField name="country" label="Country" />
      <TextField name="pin" label="PIN" format={inFours} />
      <SelectField name="state" label="State" options={["Delhi", "Haryana"]} />
      <TextareaField name="note" label="Note" />
      <CheckboxField name="same" label="Same" />
      {!isSame && <p>Another</p>}
      {/* A press before hydration sets an attribute on it. */}
      <button type="submit" suppressHydrationWarning>
        Send
      </button>
    </ZodForm>
  );
}

type Control = HTMLInputElement & HTMLSelectElement;

/** Renders the form as the server does; returns a function that hydrates it. */
function served() {
  const onSubmit = vi.fn<(values: Values) => void>();
  const tree = (
    <>
      <Form onSubmit={(values) => onSubmit(values)} />
      <EarlyPress />
    </>
  );
  const place = document.createElement("div");
  place.innerHTML = renderToString(tree);
  document.body.append(place);
  const control = (name: keyof Values) => {
    const found = place.querySelector<Control>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const hydrate = () => {
    const root = hydrateRoot(place, tree);
    onTestFinished(() => {
      root.unmount();
      place.remove();
      // So that the next test's page starts without it.
      delete window.pressAgain;
    });
  };
  const sent = async () => {
    await expect.poll(() => window.pressAgain).toBeDefined();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    return onSubmit.mock.calls[0]?.[0];
  };
  return { control, hydrate, sent, onSubmit };
}

it("renders its default values in the server's page", async () => {
  const { control, hydrate, sent } = served();
  expect(control("country").value).toBe("India");
  expect(control("state").value).toBe("Delhi");
  expect(control("same").checked).toBe(true);
  hydrate();
  expect(await sent()).toEqual(BEGINNING);
});

it("takes over what was filled in before hydration, formatted", async () => {
  const { control, hydrate, sent } = served();
  control("city").value = "Pune";
  control("country").value = "";
  control("pin").value = "122015";
  control("state").value = "Haryana";
  control("note").value = "Ring\ntwice";
  control("same").checked = false;
  hydrate();
  await expect.poll(() => control("pin").value).toBe("1220 15");
  await expect.element(page.getByText("Another")).toBeVisible();
  expect(await sent()).toEqual({
    city: "Pune",
    country: "",
    pin: "1220 15",
    state: "Haryana",
    note: "Ring\ntwice",
    same: false,
  });
});

it("keeps the focus and the caret", async () => {
  const { control, hydrate } = served();
  control("pin").value = "122015";
  control("pin").focus();
  control("pin").setSelectionRange(5, 5);
  hydrate();
  await expect.poll(() => control("pin").value).toBe("1220 15");
  expect(document.activeElement).toBe(control("pin"));
  expect(control("pin").selectionStart).toBe(6);
});

it("is sent once, with what was typed, if submitted before hydration", async () => {
  recordPresses();
  const { hydrate, onSubmit } = served();
  const address = window.location.href;
  await page.getByLabelText("City").fill("Pune");
  await page.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  hydrate();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...BEGINNING, city: "Pune" }]]);
  expect(window.location.href).toBe(address);
});
