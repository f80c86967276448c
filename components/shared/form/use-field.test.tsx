import { Activity, useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { z } from "@/lib/base/input/zod";
import { show } from "@/e2e/component/show";
import { TextField } from "./text-field";
import { useZodForm, ZodForm } from "./zod-form";

const schema = z.object({ code: z.string().min(1, "Enter the code.") });

function CodeForm() {
  const form = useZodForm(schema, { code: "" });
  const refuse = () => form.setError("code", { type: "server", message: "The code is used up." });
  return (
    <ZodForm form={form} onSubmit={refuse}>
      <TextField name="code" label="Code" />
      <button type="submit">Send</button>
    </ZodForm>
  );
}

function Page() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Activity mode={isLeft ? "hidden" : "visible"}>
        <CodeForm />
      </Activity>
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? "Back" : "Leave"}
      </button>
    </>
  );
}

it("keeps the server's error at a field when the page is shown again", async () => {
  await show(<Page />);
  const code = page.getByRole("textbox", { name: "Code" });
  await code.fill("TEST25");
  await page.getByRole("button", { name: "Send" }).click();
  const error = page.getByText("The code is used up.");
  await expect.element(error).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(code).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(code).toHaveValue("TEST25");
  // The form validates asynchronously.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(error).toBeVisible();
});
