import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { signInExamples } from "@/lib/identity/examples";
import { currentSession } from "@/lib/client/session";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";
import { SignInBox } from "./sign-in-box";

const INVITED = signInExamples.openInvitation.answer;
const TOKEN = testToken({ ...TEST_CLAIMS, role: INVITED.role });

const dialog = () => page.getByRole("dialog", { name: "You are invited" });
const field = (name: string) => dialog().getByLabelText(name, { exact: true });
const button = (name: string) => dialog().getByRole("button", { name });

const open = () =>
  show(
    <SignInBox start={{ name: "invite", link: "L" }} googleEnabled={false} isServed={false} />,
    "/auth",
  );

beforeEach(() => {
  answer("POST /auth/invitation", ok(INVITED));
});

it("creates an account and opens the admin", async () => {
  await open();
  await expect.element(dialog()).toMatchTextContent(`to work here as ${INVITED.role}`);
  await field("Full Name").fill("Ravi Menon");
  await field("Password").fill("seven green lorries");
  await field("Confirm Password").fill("another");
  await button("Accept and open my account").click();
  await expect.element(dialog().getByText("The passwords do not match.")).toBeVisible();
  await expectNoAxeViolations();
  await field("Confirm Password").fill("seven green lorries");
  const requested = answer("POST /auth/invitation/accept", ok({ token: TOKEN }));
  await button("Accept and open my account").click();
  await expect.element(page.getByText("You work here as packer now.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { token: "L", name: "Ravi Menon" } }]);
  expect(currentSession()).toMatchObject({ claims: { role: "packer" } });
  expect(address()).toBe("/admin");
});

it("asks for the existing account's password, and reports a wrong one", async () => {
  answer("POST /auth/invitation", ok({ ...INVITED, account: "password" }));
  await open();
  await field("Password").fill("not the password");
  const message = "This is not the password of the account.";
  const wrong = { password: message };
  answer("POST /auth/invitation/accept", refusal(400, "invalid_input", message, wrong));
  await button("Accept with this account").click();
  await expect.element(dialog().getByText(message)).toBeVisible();
  await button("Mail me a link").click();
  await expect.element(page.getByRole("dialog", { name: "Reset your password" })).toBeVisible();
});

it("joins with one press if the invited user is signed in", async () => {
  answer("POST /auth/invitation", ok({ ...INVITED, account: "signed-in" }));
  await open();
  const requested = answer("POST /auth/invitation/accept", ok({ token: TOKEN }));
  await button("Accept with this account").click();
  await expect.element(page.getByText("You work here as packer now.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { token: "L" } }]);
});

it("asks for the second factor after the password, and then opens the invited area", async () => {
  const company = { role: "buyer", company: "Rao Foods", account: "password" } as const;
  answer("POST /auth/invitation", ok({ ...INVITED, ...company }));
  await open();
  await field("Password").fill("seven green lorries");
  answer("POST /auth/invitation/accept", ok({ requiresTwoFactor: true, userId: "H" }));
  await button("Accept with this account").click();
  const step = page.getByRole("dialog", { name: "Two-factor authentication" });
  const requested = answer("POST /auth/login/2fa", ok({ token: testToken(TEST_CLAIMS) }));
  await step.getByLabelText("Code", { exact: true }).fill("123456");
  await expect.element(page.getByText("You are buyer of Rao Foods now.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { userId: "H", twoFactorToken: "123456" } }]);
  expect(address()).toBe("/dashboard?tab=company");
});

it("reports that an invitation has ended", async () => {
  const message = "This invitation has been used, withdrawn or has expired. Ask for a new one.";
  answer("POST /auth/invitation", refusal(400, "invalid_token", message));
  await open();
  await expect.element(dialog().getByText(message)).toBeVisible();
});
