import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { twoFactorAdminExamples } from "@/lib/identity/two-factor/examples";
import { settingsAdminExamples } from "@/lib/shop/settings-examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, INTERNAL, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { TwoFactorTab } from "./two-factor-tab";

const ON = twoFactorAdminExamples.getTwoFactor.answer;
const OFF = { ...ON, enabled: false };
const SETUP = twoFactorAdminExamples.startTwoFactorSetup.answer;
const CODES = twoFactorAdminExamples.enableTwoFactor.answer;

const WRONG = "This code is wrong or has been used. Wait for the next one.";

const code = () => page.getByLabelText("Code", { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const text = (words: string) => page.getByText(words);

async function showTab(state: typeof ON | typeof OFF): Promise<void> {
  answer("GET /auth/2fa", ok(state));
  await show(<TwoFactorTab />, "/admin?tab=2fa");
}

async function startSetup(): Promise<void> {
  await showTab(OFF);
  await page.getByLabelText("Current Password").fill("seven green lorries");
  answer("POST /auth/2fa/generate", ok(SETUP));
  await button("Generate Secret").click();
  await expect.element(page.getByRole("img", { name: "QR code" })).toBeVisible();
}

it("reports that it cannot be loaded, and tries again", async () => {
  answer("GET /auth/2fa", INTERNAL);
  await show(<TwoFactorTab />, "/admin?tab=2fa");
  await expect.element(text("Failed to fetch user data for 2FA settings.").first()).toBeVisible();
  answer("GET /auth/2fa", ok(OFF));
  await button("Try again").click();
  await expect.element(text("Two-factor authentication is off")).toBeVisible();
  await expectNoAxeViolations();
});

describe("the setup", () => {
  it("takes a six-digit code, and reports a wrong one", async () => {
    await startSetup();
    await expect.element(code()).toHaveAttribute("maxlength", "6");
    await expect.element(code()).toHaveAttribute("placeholder", "6-digit code");
    await expect.element(code()).toHaveAttribute("inputmode", "numeric");
    await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(button("Confirm")).toBeDisabled();
    await code().fill("12345");
    await expect.element(button("Confirm")).toBeDisabled();
    answer("POST /auth/2fa/enable", refusal(400, "invalid_code", WRONG));
    await code().fill("000000");
    await button("Confirm").click();
    await expect
      .element(text("Failed to enable 2FA. Check your token and try again."))
      .toBeVisible();
    await expect.element(code()).toHaveAccessibleDescription(WRONG);
    await expect.element(code()).toHaveFocus();
    await expectNoAxeViolations();
  });

  it("ignores a second press while a request runs, and ends with the recovery codes", async () => {
    await startSetup();
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const asked = answer("POST /auth/2fa/enable", async () => {
      await held;
      return ok(CODES);
    });
    await code().fill("492039");
    await button("Confirm").click();
    await expect.element(button("Confirm")).toBeDisabled();
    await expect.element(button("Cancel Setup")).toBeDisabled();
    release(undefined);
    await expect.element(button("I have saved them")).toBeVisible();
    expect(asked).toHaveLength(1);
    for (const each of CODES.recoveryCodes) await expect.element(text(each)).toBeVisible();
  });

  it("keeps the recovery codes in view when the reload fails", async () => {
    await startSetup();
    answer("POST /auth/2fa/enable", ok(CODES));
    answer("GET /auth/2fa", INTERNAL);
    await code().fill("492039");
    await button("Confirm").click();
    await expect.element(text("Failed to fetch user data for 2FA settings.").first()).toBeVisible();
    for (const each of CODES.recoveryCodes) await expect.element(text(each)).toBeVisible();
  });
});

it("continues an unfinished setup, without showing its secret again", async () => {
  await showTab({ ...OFF, setupStarted: true });
  await expect.element(text("Setup is not finished")).toBeVisible();
  expect(page.getByRole("img", { name: "QR code" }).elements()).toEqual([]);
  answer("POST /auth/2fa/enable", ok(CODES));
  await code().fill("492039");
  await button("Confirm").click();
  await expect.element(button("I have saved them")).toBeVisible();
});

describe("when it is on", () => {
  const BUTTONS = ["Disable", "Generate New Secret", "New Recovery Codes"];

  it("asks for a code first", async () => {
    await showTab(ON);
    await expect.element(text("10 recovery codes left.")).toBeVisible();
    for (const name of BUTTONS) await expect.element(button(name)).toBeDisabled();
    await code().fill("000000");
    for (const name of BUTTONS) await expect.element(button(name)).toBeEnabled();
    answer("POST /auth/2fa/disable", refusal(400, "invalid_code", WRONG));
    await button("Disable").click();
    await expect
      .element(text("Failed to disable 2FA. Check your token and try again."))
      .toBeVisible();
    await expectNoAxeViolations();
  });

  it("confirms that it is off once the page shows it", async () => {
    await showTab(ON);
    answer("POST /auth/2fa/disable", ok(undefined));
    const { asked, release } = answerLate("GET /auth/2fa", ok(OFF));
    await code().fill("492039");
    await button("Disable").click();
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(button("Disable")).toBeDisabled();
    expect(text("2FA Disabled").elements()).toEqual([]);
    release();
    await expect.element(text("2FA Disabled")).toBeVisible();
    expect(text("Two-factor authentication is on").elements()).toEqual([]);
  });

  it("cannot be disabled while admins must use it", async () => {
    await showTab({ ...ON, required: true });
    await code().fill("000000");
    await expect.element(button("Disable")).toBeDisabled();
    await expect.element(text("It cannot be disabled while admins must use it.")).toBeVisible();
  });
});

describe("the rule for all admins", () => {
  const rule = () =>
    page.getByRole("switch", { name: "Admins must use two-factor authentication" });

  it("cannot be set by an admin who does not follow it", async () => {
    await showTab(OFF);
    await expect.element(rule()).toBeDisabled();
    await expect.element(text("Set it up for your own account first.")).toBeVisible();
  });

  it("asks before it is turned on", async () => {
    await showTab(ON);
    await rule().click();
    const question = page.getByRole("alertdialog", { name: "Require it for all who work here?" });
    await expect.element(question).toMatchTextContent("One person has not set it up yet");
    await expectNoAxeViolations();
    await question.getByRole("button", { name: "Leave Off" }).click();
    await expect.element(rule()).not.toBeChecked();
  });

  it("is pending until the card shows it", async () => {
    await showTab(ON);
    await rule().click();
    answer("PUT /admin/settings/{key}", ok(settingsAdminExamples.updateSetting.answer));
    const { asked, release } = answerLate("GET /auth/2fa", ok({ ...ON, required: true }));
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Turn On" }).click();
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(question).toBeVisible();
    release();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(rule()).toBeChecked();
  });
});
