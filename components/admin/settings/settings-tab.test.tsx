import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answerSettings, field, save, showSettings, STORED } from "@/e2e/component/settings";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { findValue, watch } from "@/e2e/component/watch";
import { SettingsTab } from "./settings-tab";

it("reports that the settings cannot be loaded, and tries again", async () => {
  answer("GET /admin/settings", INTERNAL);
  await show(<SettingsTab />, "/admin?tab=settings");
  await expect.element(page.getByText("Failed to fetch general settings.").first()).toBeVisible();
  answerSettings();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(field("Site name")).toBeVisible();
  await expectNoAxeViolations();
});

it("fills the fields with saved values, and never shows empty ones first", async () => {
  const seen = watch(() => findValue("footerCredits"));
  await showSettings("shop");
  await expect.element(save("Footer credits")).toBeDisabled();
  expect(seen()).toEqual([SETTINGS.footerCredits.value]);
});

describe("a setting", () => {
  it.each([
    ["tax", "Tax percent", "101", "Enter a percent from 0 to 100"],
    ["delivery", "Shipping fee (₹)", "1,50", "Enter an amount in rupees"],
    ["contact", "Contact email", "hello", "Enter an email address"],
    ["shop", "Logo image", "logo.png", "begins with https://"],
    ["shop", "Site name", " ", "This cannot be empty"],
    ["shop", "Prefix of order numbers", "K-1", "Enter 2 to 6 letters and digits, a letter first"],
  ] as const)(
    "of %s is rejected at its field and not sent: %s, “%s”",
    async (section, name, typed, why) => {
      await showSettings(section);
      await field(name).fill(typed);
      await save(name).click();
      await expect.element(page.getByRole("alert")).toMatchTextContent(why);
      await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
      await expect.element(field(name)).toHaveFocus();
      await expectNoAxeViolations();
    },
  );

  it("can be saved once it differs, also by Enter, and shows the server's value", async () => {
    await showSettings("shop");
    const credits = field("Footer credits");
    await expect.element(save("Footer credits")).toBeDisabled();
    await credits.fill("  Folded by hand ");
    await expect.element(save("Footer credits")).toBeEnabled();
    const saved = { ...STORED.footerCredits, value: "Folded by hand" };
    const requested = answer("PUT /admin/settings/{key}", ok(saved as never));
    answer("GET /admin/settings", ok({ ...STORED, footerCredits: saved } as never));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Footer credits updated successfully")).toBeVisible();
    await expect.element(credits).toHaveValue("Folded by hand");
    await expect.element(save("Footer credits")).toBeDisabled();
    expect(requested).toMatchObject([{ body: { value: "  Folded by hand " } }]);
  });

  it("overwrites another user's change only after reporting it", async () => {
    await showSettings("shop");
    const credits = field("Footer credits");
    const theirs = { ...STORED.footerCredits, value: "Cut by hand" };
    const message = "Somebody else changed this meanwhile. It is now “Cut by hand”.";
    const requested = answer("PUT /admin/settings/{key}", {
      status: 409,
      body: { code: "edit_conflict", message, fields: { value: message }, setting: theirs },
    } as never);
    await credits.fill("Folded by hand");
    await save("Footer credits").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("It is now “Cut by hand”.");
    await expect.element(credits).toHaveValue("Folded by hand");
    await save("Footer credits").click();
    await expect
      .poll(() => requested)
      .toMatchObject([
        { body: { valueRead: STORED.footerCredits?.value } },
        { body: { valueRead: "Cut by hand" } },
      ]);
  });

  it("keeps the input when saving fails", async () => {
    await showSettings("contact");
    await field("Contact phone").fill("+91 124 555 0000");
    answer("PUT /admin/settings/{key}", INTERNAL);
    await save("Contact phone").click();
    await expect.element(page.getByText("Failed to update the setting.")).toBeVisible();
    await expect.element(field("Contact phone")).toHaveValue("+91 124 555 0000");
    await expect.element(save("Contact phone")).toBeEnabled();
  });
});

it("asks before a link discards unsaved carriers", async () => {
  await showSettings("carriers");
  await page.getByRole("button", { name: "Add carrier" }).click();
  await page.getByLabelText("Name of carrier 1").fill("Gati");
  const link = document.createElement("a");
  link.href = "/admin";
  link.textContent = "Away";
  document.body.append(link);
  link.click();
  await expect.element(page.getByText("Leave without saving?")).toBeVisible();
  link.remove();
});

it("saves input that was not added yet, and asks before it is lost", async () => {
  await showSettings("delivery");
  const road = page.getByRole("group", { name: "Transit time" });
  await road.getByRole("combobox", { name: "Add a state" }).fill("Punjab");
  const link = document.createElement("a");
  link.href = "/elsewhere";
  document.body.append(link);
  link.click();
  await page.getByRole("button", { name: "Stay" }).click();
  link.remove();
  const requested = answer("PUT /admin/settings/{key}", INTERNAL);
  await save("Transit time").click();
  await expect.element(road.getByRole("listitem").filter({ hasText: "Punjab" })).toBeVisible();
  await expect
    .poll(() => requested)
    .toMatchObject([{ body: { value: "Everywhere = 1-2\nPunjab = 2-4" } }]);
});

it.each([
  ["hours", "Holidays", "textbox", "Name of the holiday", "Holi", "Choose the date of Holi"],
  [
    "delivery",
    "Transit time",
    "combobox",
    "Add a state",
    "Gujrat",
    "“Gujrat” is not a state. Did you mean Gujarat?",
  ],
  ["delivery", "Transit time", "combobox", "Add a state", "everywhere", "in the list already"],
] as const)(
  "reports in %s: %s what cannot be added (%s, %s, %s)",
  async (section, row, role, name, typed, problem) => {
    await showSettings(section);
    const group = page.getByRole("group", { name: row });
    const refusal = page.getByRole("alert").filter({ hasText: problem });
    await group.getByRole(role, { name }).fill(typed);
    await group.getByRole("button", { name: "Add" }).click();
    await expect.element(refusal).toBeVisible();
    await save(row).click();
    await expect.element(refusal).toBeVisible();
    await expect.element(group.getByRole(role, { name })).toHaveValue(typed);
  },
);

it("enables and disables payment methods one by one", async () => {
  await showSettings("payments");
  const ways = page.getByRole("group", { name: "Ways to pay" });
  const way = (name: string) => ways.getByRole("checkbox", { name });
  await way("Cash on delivery").click();
  await way("UPI").click();
  await way("On account").click();
  await way("On account").click();
  await expect.element(way("On account")).not.toBeChecked();
  const problem = "Payment by UPI needs the shop's UPI ID. Enter it first, or switch UPI off.";
  const requested = answer("PUT /admin/settings/{key}", {
    status: 400,
    body: { code: "invalid_input", message: problem, fields: { value: problem } },
  });
  await save("Ways to pay").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("needs the shop's UPI ID");
  expect(requested).toMatchObject([{ body: { value: "upi,cod" } }]);
  await expectNoAxeViolations();
});

it("opens and closes the days of the week, each with its own hours", async () => {
  await showSettings("hours");
  const hours = page.getByRole("group", { name: "Opening hours" });
  await expect.element(hours.getByLabelText("Saturday, closes at")).toHaveValue("1020");
  await hours.getByRole("checkbox", { name: "Sunday" }).click();
  await hours.getByLabelText("Sunday, opens at").selectOptions("10:30");
  await hours.getByRole("checkbox", { name: "Monday" }).click();
  const requested = answer("PUT /admin/settings/{key}", INTERNAL);
  await save("Opening hours").click();
  await expect.element(page.getByText("Failed to update the setting.")).toBeVisible();
  const value = "Mon closed, Tue-Fri 9:00-19:00, Sat 9:00-17:00, Sun 10:30-19:00";
  expect(requested).toMatchObject([{ body: { value } }]);
  await expectNoAxeViolations();
});

it("rejects a day that closes before it opens, and keeps the input", async () => {
  await showSettings("hours");
  const hours = page.getByRole("group", { name: "Opening hours" });
  await hours.getByLabelText("Monday, closes at").selectOptions("8:00");
  await save("Opening hours").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("after the opening time");
  await expect.element(hours.getByLabelText("Monday, closes at")).toHaveValue("480");
});

it("keeps the holidays sorted by date", async () => {
  await showSettings("hours");
  const holidays = page.getByRole("group", { name: "Holidays" });
  const date = holidays.getByLabelText("Date of a holiday");
  const name = holidays.getByRole("textbox", { name: "Name of the holiday" });
  await date.fill("2027-08-15");
  await name.fill("Independence Day");
  await userEvent.keyboard("{Enter}");
  await date.fill("2027-01-26");
  await holidays.getByRole("button", { name: "Add" }).click();
  await expect.element(date).toHaveFocus();
  await expect
    .element(holidays.getByRole("listitem").first())
    .toMatchTextContent("Tuesday 26 January 2027");
  const requested = answer("PUT /admin/settings/{key}", INTERNAL);
  await save("Holidays").click();
  await expect.element(page.getByText("Failed to update the setting.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { value: "2027-01-26\n2027-08-15 Independence Day" } }]);
  await holidays.getByRole("button", { name: "Remove Tuesday 26 January 2027" }).click();
  await expect.element(holidays.getByRole("listitem")).toHaveLength(1);
  await expectNoAxeViolations();
});

it("keeps the transit days place by place", async () => {
  await showSettings("delivery");
  const road = page.getByRole("group", { name: "Transit time" });
  await expect.element(road.getByLabelText("Everywhere, most days")).toHaveValue("2");
  await road.getByRole("combobox", { name: "Add a state" }).fill("kerala");
  await userEvent.keyboard("{Enter}");
  await road.getByLabelText("Kerala, fewest days").selectOptions("5 days");
  await road.getByRole("combobox", { name: "Add a state" }).fill("795");
  await road.getByRole("button", { name: "Add" }).click();
  await road.getByLabelText("PIN codes from 795…, fewest days").selectOptions("No delivery");
  const requested = answer("PUT /admin/settings/{key}", INTERNAL);
  await save("Transit time").click();
  await expect.element(page.getByText("Failed to update the setting.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { value: "Everywhere = 1-2\nKerala = 5\n795 = no" } }]);
  await road.getByRole("button", { name: "Remove Kerala" }).click();
  await expect.element(road.getByText("Kerala")).not.toBeInTheDocument();
  await expectNoAxeViolations();
});
