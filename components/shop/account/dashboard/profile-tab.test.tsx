import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { accountExamples } from "@/lib/identity/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { ProfileTab } from "./profile-tab";

const { preferences, ...REST } = accountExamples.getProfile.answer;
const PROFILE: Profile = { ...REST, preferences: { ...preferences, whatsapp: null } };

const button = (name: string) => page.getByRole("button", { name });

async function edit(): Promise<void> {
  await show(<ProfileTab profile={PROFILE} onSaved={vi.fn()} />);
  await button("Edit Profile").click();
}

it("reports a missing name at its field, and discards changes on request", async () => {
  await edit();
  await page.getByLabelText("Name", { exact: true }).fill(" ");
  await button("Save Changes").click();
  await expect.element(page.getByText("Please fill in the Name field.")).toBeVisible();
  await expectNoAxeViolations();
  await button("Cancel").click();
  await expect
    .element(page.getByRole("definition").filter({ hasText: PROFILE.name }))
    .toBeVisible();
});

it("asks for the password when the email changes, and shows a refusal at its field", async () => {
  await edit();
  const password = page.getByLabelText("Current Password");
  await expect.element(password).not.toBeInTheDocument();
  await page.getByLabelText("Email").fill("new@example.in");
  await password.fill("not it");
  const wrong = "The current password is wrong.";
  const requested = answer(
    "PATCH /auth/me",
    refusal(400, "invalid_input", wrong, { currentPassword: wrong }),
  );
  await button("Save Changes").click();
  await expect.element(page.getByText("Profile Update Failed")).toBeVisible();
  await expect.element(page.getByText(wrong)).toBeVisible();
  await expect.element(password).toHaveFocus();
  expect(requested[0]?.body).toMatchObject({ email: "new@example.in", currentPassword: "not it" });
});

it("describes the type of the account", async () => {
  await show(<ProfileTab profile={{ ...PROFILE, role: "user" }} onSaved={vi.fn()} />);
  await expect.element(page.getByText("Role")).toBeVisible();
  await expect
    .element(page.getByRole("definition").filter({ hasText: /^Customer$/ }))
    .toBeVisible();
});
