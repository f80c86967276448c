import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { bar, field, save, saveChanges, showSettings, STORED } from "@/e2e/component/settings";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { address } from "@/e2e/component/show";

/** Mocks saving these settings, in this order. */
function keepSettings(keys: readonly string[]) {
  const kept: Record<string, object> = {};
  return answer("PUT /admin/settings/{key}", ({ body }) => {
    const key = keys[Object.keys(kept).length] ?? "";
    kept[key] = { ...STORED[key], ...(body as object) };
    answer("GET /admin/settings", ok({ ...STORED, ...kept } as never));
    return ok(kept[key] as never);
  });
}

describe("the bar below a section", () => {
  it("saves all changes, confirms once and disappears", async () => {
    await showSettings("payments");
    expect(bar().elements()).toEqual([]);
    await field("IFSC").fill("HDFC0000123");
    await expect.element(bar()).toMatchTextContent("1 change");
    await field("Bank account number").fill("50100012345678");
    await expect.element(bar()).toMatchTextContent("2 changes");
    await expectNoAxeViolations();
    const requested = keepSettings(["bankAccount", "bankIfsc"]);
    await saveChanges().click();
    await expect
      .element(page.getByText("Bank account number, IFSC updated successfully"))
      .toBeVisible();
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Ways to pay" })).toHaveFocus();
    expect(requested).toMatchObject([
      { body: { value: "50100012345678", valueRead: "" } },
      { body: { value: "HDFC0000123", valueRead: "" } },
    ]);
    await expect.element(field("Bank account number")).toHaveValue("50100012345678");
    await expect.element(save("IFSC")).toBeDisabled();
  });

  it("enables a payment method after its prerequisites", async () => {
    await showSettings("payments");
    await page.getByRole("checkbox", { name: "UPI" }).click();
    await field("UPI ID").fill("shop@okicici");
    await field("Payee of UPI payments").fill("The Shop");
    const requested = keepSettings(["upiId", "upiPayee", "paymentMethods"]);
    await saveChanges().click();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(requested).toMatchObject([
      { body: { value: "shop@okicici" } },
      { body: { value: "The Shop" } },
      { body: { value: "upi" } },
    ]);
  });

  it("sends nothing while one field is invalid, and scrolls to it", async () => {
    await showSettings("payments");
    await field("Bank account number").fill("50100012345678");
    await field("IFSC").fill("HDFC");
    const requested = keepSettings([]);
    await saveChanges().click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("Enter an IFSC");
    await expect.element(field("IFSC")).toHaveFocus();
    await expect.element(bar()).toMatchTextContent("2 changes");
    expect(requested).toEqual([]);
  });

  it("keeps refused values at their fields, and reports what is saved", async () => {
    await showSettings("shop");
    const theirs = { ...STORED.footerCredits, value: "Cut by hand" };
    const message = "Somebody else changed this meanwhile. It is now “Cut by hand”.";
    const conflict = {
      status: 409,
      body: { code: "edit_conflict", message, fields: { value: message }, setting: theirs },
    };
    await field("Prefix of order numbers").fill("KRAFT");
    await field("Footer credits").fill("Folded by hand");
    let count = 0;
    const requested = answer("PUT /admin/settings/{key}", ({ body }) =>
      ++count === 1
        ? ok({ ...STORED.orderPrefix, ...(body as object) } as never)
        : (conflict as never),
    );
    await saveChanges().click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("It is now “Cut by hand”.");
    await expect
      .element(page.getByText("Prefix of order numbers updated successfully"))
      .toBeVisible();
    await expect.element(field("Footer credits")).toHaveValue("Folded by hand");
    await expect.element(bar()).toMatchTextContent("1 change");
    await saveChanges().click();
    await expect
      .poll(() => requested)
      .toMatchObject([{}, {}, { body: { valueRead: "Cut by hand" } }]);
  });

  it("discards everything, including typed additions", async () => {
    await showSettings("hours");
    await field("Dispatch within (working days)").fill("lots");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toBeVisible();
    await field("Name of the holiday").fill("Holi");
    await expect.element(bar()).toMatchTextContent("2 changes");
    await bar().getByRole("button", { name: "Discard" }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(field("Dispatch within (working days)")).toHaveValue("3");
    await expect.element(field("Name of the holiday")).toHaveValue("");
    expect(page.getByRole("alert").elements()).toEqual([]);
  });
});

it("asks before another section is opened over unsaved changes", async () => {
  await showSettings("contact");
  await field("Contact phone").fill("+91 1");
  const sections = page.getByRole("navigation", { name: "Sections of the settings" });
  await sections.getByRole("link", { name: "Backups" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect.element(field("Contact phone")).toHaveValue("+91 1");
  await sections.getByRole("link", { name: "Backups" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(save("Daily backups to keep")).toBeDisabled();
  expect(address()).toBe("/admin?tab=settings&section=backups");
  expect(bar().elements()).toEqual([]);
});

describe("the states", () => {
  const states = () => page.getByRole("group", { name: "States we ship to" });
  const box = (name: string) => states().getByRole("checkbox", { name, exact: true });

  it("are ticked one by one, and restoring them leaves nothing to save", async () => {
    await showSettings("delivery");
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

  it("are all selected by one press, and all cleared by another, which is refused", async () => {
    await showSettings("delivery");
    await expect.element(box("All of India")).toBePartiallyChecked();
    await box("All of India").click();
    await expect.element(box("All of India")).toBeChecked();
    await expect.element(box("Lakshadweep")).toBeChecked();
    const requested = answer("PUT /admin/settings/{key}", INTERNAL);
    await save("States we ship to").click();
    await expect.element(page.getByText("Failed to update the setting.")).toBeVisible();
    expect(requested).toMatchObject([{ body: { value: INDIAN_STATES.join(", ") } }]);
    await box("All of India").click();
    await expect.element(box("Delhi")).not.toBeChecked();
    await save("States we ship to").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("Choose at least one state");
  });

  it("show an outdated name that is no state, and say so", async () => {
    const value = "Haryana, Gujrat";
    await showSettings("delivery", { serviceableStates: { ...STORED.serviceableStates, value } });
    await expect.element(box("Gujrat")).toBeChecked();
    await box("Goa").click();
    await save("States we ship to").click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("“Gujrat” is not a state. Did you mean Gujarat?");
  });
});

describe("the owner's texts in Hindi", () => {
  const words = () => page.getByRole("textbox", { name: "Your words in Hindi" });
  const list = () => page.getByRole("button", { name: "List What Is Missing" });
  const typed = (value: string) => ({ hindiWords: { ...STORED.hindiWords, value } });

  it("take over missing texts, once, and keep existing ones", async () => {
    await showSettings("shop", typed("Lid = ढक्कन"));
    answer("GET /admin/untranslated", ok(["Kraft paper", "# GSM"]));
    await list().click();
    await expect.element(words()).toHaveValue("Lid = ढक्कन\nKraft paper = \n# GSM = ");
    await expect.element(page.getByText("2 texts added.")).toBeVisible();
    await list().click();
    await expect.element(page.getByText("Nothing is missing.")).toBeVisible();
    await expect.element(words()).toHaveValue("Lid = ढक्कन\nKraft paper = \n# GSM = ");
    await expectNoAxeViolations();
  });

  it("report the invalid line, and keep the input when the list fails to load", async () => {
    await showSettings("shop");
    await words().fill("Kraft paper");
    await page.getByRole("button", { name: "Save Your words in Hindi" }).click();
    await expect.element(page.getByText(/This line is not so: Kraft paper/)).toBeVisible();
    answer("GET /admin/untranslated", INTERNAL);
    await list().click();
    await expect.element(page.getByText("Could not list what is missing.")).toBeVisible();
    await expect.element(words()).toHaveValue("Kraft paper");
  });
});
