import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { field, save, showSettings, STORED } from "@/e2e/component/settings";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";

describe("the states", () => {
  const states = () => page.getByRole("group", { name: "States we ship to" });
  const box = (name: string) => states().getByRole("checkbox", { name, exact: true });

  it("are ticked one by one, and as they were there is nothing to save", async () => {
    await showSettings();
    await expect.element(states().getByText("States: 5 of 28")).toBeVisible();
    await expect.element(states().getByText("Union territories: 1 of 8")).toBeVisible();
    await box("Kerala").click();
    await box("Haryana").click();
    await expect.element(save("States we ship to")).toBeEnabled();
    await box("Kerala").click();
    await box("Haryana").click();
    await expect.element(save("States we ship to")).toBeDisabled();
    await expectNoAxeViolations();
  });

  it("are all of India by one press, and none by another, which is refused", async () => {
    await showSettings();
    await expect.element(box("All of India")).toBePartiallyChecked();
    await box("All of India").click();
    await expect.element(box("All of India")).toBeChecked();
    await expect.element(box("Lakshadweep")).toBeChecked();
    const asked = answer("PUT /admin/settings/{key}", INTERNAL);
    await save("States we ship to").click();
    await expect.element(page.getByText("Failed to update the setting.")).toBeVisible();
    expect(asked).toMatchObject([{ body: { value: INDIAN_STATES.join(", ") } }]);
    await box("All of India").click();
    await expect.element(box("Delhi")).not.toBeChecked();
    await save("States we ship to").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("Choose at least one state");
  });

  it("show a name from before that is no state's, and say so", async () => {
    const value = "Haryana, Gujrat";
    await showSettings({ serviceableStates: { ...STORED.serviceableStates, value } });
    await expect.element(box("Gujrat")).toBeChecked();
    await box("Goa").click();
    await save("States we ship to").click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("“Gujrat” is not a state. Did you mean Gujarat?");
  });
});

describe("what belongs together", () => {
  const saveBank = () => page.getByRole("button", { name: "Save Bank details" });

  /** Mocks the saving of these settings, in this order. */
  function keepSettings(keys: readonly string[]) {
    const kept: Record<string, object> = {};
    return answer("PUT /admin/settings/{key}", ({ body }) => {
      const key = keys[Object.keys(kept).length] ?? "";
      kept[key] = { ...STORED[key], ...(body as object) };
      answer("GET /admin/settings", ok({ ...STORED, ...kept } as never));
      return ok(kept[key] as never);
    });
  }

  it("has one Save, which sends what differs and tells it once", async () => {
    await showSettings();
    await expect.element(saveBank()).toBeDisabled();
    expect(page.getByRole("button", { name: "Save IFSC" }).elements()).toEqual([]);
    await field("Bank account number").fill("50100012345678");
    await field("IFSC").fill("HDFC0000123");
    const asked = keepSettings(["bankAccount", "bankIfsc"]);
    await saveBank().click();
    await expect.element(page.getByText("Bank details updated successfully")).toBeVisible();
    await expect.element(saveBank()).toBeDisabled();
    expect(asked).toMatchObject([
      { body: { value: "50100012345678", valueRead: "" } },
      { body: { value: "HDFC0000123", valueRead: "" } },
    ]);
    await expect.element(field("Bank account number")).toHaveValue("50100012345678");
    await expect.element(save("UPI details")).toBeDisabled();
    await expectNoAxeViolations();
  });

  it("stops at what is wrong, and says so there", async () => {
    await showSettings();
    await field("Bank account number").fill("50100012345678");
    await field("IFSC").fill("HDFC");
    const asked = keepSettings([]);
    await saveBank().click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("Enter an IFSC");
    await expect.element(saveBank()).toBeEnabled();
    expect(asked).toEqual([]);
  });
});
