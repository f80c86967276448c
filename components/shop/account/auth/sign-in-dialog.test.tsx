import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "@/components/ui/button";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { SignInLink } from "./sign-in-link";
import { requestSignIn } from "./sign-in-request";
import { SignInSlot } from "./sign-in-slot";

const EMAIL = "asha@example.in";
const PASSWORD = "seven green lorries";

const dialog = () => page.getByRole("dialog");
const field = (name: string) => dialog().getByLabelText(name, { exact: true });
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
const text = (words: string) => page.getByText(words);

/** Renders the header's sign-in links and the dialog that they open. */
async function showHeader(): Promise<void> {
  await show(
    <>
      <SignInLink mode="login">Login</SignInLink>
      <SignInLink mode="signup">Sign Up</SignInLink>
      <SignInSlot googleEnabled={false} />
    </>,
    "/products",
  );
}

async function openDialog(link: "Login" | "Sign Up"): Promise<void> {
  await page.getByRole("link", { name: link }).click();
  await expect.element(dialog()).toBeVisible();
}

async function logIn(): Promise<void> {
  await field("Email").fill(EMAIL);
  await field("Password").fill(PASSWORD);
  await button("Sign In").click();
}

async function signUp(confirmed = PASSWORD): Promise<void> {
  await field("Full Name").fill("Meera Nair");
  await field("Email").fill(EMAIL);
  await field("Password").fill(PASSWORD);
  await field("Confirm Password").fill(confirmed);
  await button("Sign Up").click();
}

describe("the sign-in dialog", () => {
  it("keeps the focus inside, and returns it", async () => {
    await showHeader();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Login" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Email")).toHaveFocus();
    button("Close").element().focus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Close")).not.toHaveFocus();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Login" })).toHaveFocus();
  });

  it("does not mention a sign-in method that the shop has not set up", async () => {
    await showHeader();
    await openDialog("Login");
    await expect.element(page.getByText("Google")).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it("clears its fields when closed", async () => {
    await showHeader();
    await openDialog("Login");
    await field("Email").fill(EMAIL);
    await field("Password").fill(PASSWORD);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await openDialog("Login");
    await expect.element(field("Email")).toHaveValue("");
    await expect.element(field("Password")).toHaveValue("");
  });

  it("carries the email from form to form", async () => {
    await showHeader();
    await openDialog("Login");
    await field("Email").fill(EMAIL);
    await dialog().getByRole("tab", { name: "Sign Up" }).click();
    await expect.element(field("Email")).toHaveValue(EMAIL);
    await dialog().getByRole("tab", { name: "Sign In" }).click();
    await button("Forgot password?").click();
    await expect.element(field("Email")).toHaveValue(EMAIL);
  });

  it("cannot be requested on a page without it", async () => {
    await show(<Button>Elsewhere</Button>);
    expect(requestSignIn("login")).toBe(false);
  });
});

describe("the login", () => {
  it("shows the password on request", async () => {
    await showHeader();
    await openDialog("Login");
    await field("Password").fill("visible");
    await expect.element(field("Password")).toHaveAttribute("type", "password");
    await button("Show password").click();
    await expect.element(field("Password")).toHaveAttribute("type", "text");
    await button("Hide password").click();
    await expect.element(field("Password")).toHaveAttribute("type", "password");
  });

  it("shows missing values at their fields", async () => {
    await showHeader();
    await openDialog("Login");
    await button("Sign In").click();
    await expect.element(field("Email")).toHaveFocus();
    await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations();
  });

  it("reports that the shop cannot be reached", async () => {
    await showHeader();
    await openDialog("Login");
    answer("POST /auth/login", () => Promise.reject(new TypeError("Failed to fetch")));
    await logIn();
    await expect.element(text("Please check your credentials and try again.")).toBeVisible();
    await expect.element(field("Email")).toHaveValue(EMAIL);
  });

  it("ends its second step when the dialog is closed", async () => {
    await showHeader();
    await openDialog("Login");
    answer("POST /auth/login", ok({ requiresTwoFactor: true, userId: "handle" }));
    await logIn();
    await expect.element(field("Code")).toHaveFocus();
    await expectNoAxeViolations();
    await button("Close").click();
    await openDialog("Login");
    await expect.element(field("Password")).toBeVisible();
    await expect.element(field("Code")).not.toBeInTheDocument();
  });

  it("starts again after five wrong codes", async () => {
    await showHeader();
    await openDialog("Login");
    answer("POST /auth/login", ok({ requiresTwoFactor: true, userId: "handle" }));
    const requested = answer("POST /auth/login/2fa", refusal(401, "invalid_code", "Wrong code."));
    await logIn();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await field("Code").fill(`00000${attempt}`);
      await expect.poll(() => requested.length).toBe(attempt);
    }
    await expect.element(text("Sign-in Ended")).toBeVisible();
    await expect.element(field("Password")).toBeVisible();
    expect(requested.at(-1)?.body).toEqual({ userId: "handle", twoFactorToken: "000005" });
  });
});

describe("the sign-up", () => {
  it("sends nothing while the passwords differ", async () => {
    await showHeader();
    await openDialog("Sign Up");
    await signUp(`${PASSWORD}!`);
    await expect.element(text("Passwords Don't Match")).toBeVisible();
    await expect.element(text("Please make sure both passwords are identical")).toBeVisible();
    await expect.element(field("Confirm Password")).toHaveFocus();
  });

  it("reports that the email already has an account", async () => {
    await showHeader();
    await openDialog("Sign Up");
    const message = "This email already has an account.";
    answer("POST /auth/register", refusal(409, "duplicate_email", message, { email: message }));
    await signUp();
    await expect.element(text("Signup Failed")).toBeVisible();
    await expect.element(text(message)).toBeVisible();
    await expect.element(text("Sign in with this address, or use another.")).toBeVisible();
    await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations();
  });
});
