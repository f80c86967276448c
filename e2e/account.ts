import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { hash } from "@node-rs/argon2";
import { decodeJwt } from "jose";
import { generateSecret, generateSync } from "otplib";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { User } from "../lib/db/generated/client";
import { givenUser } from "./steps/factories";
import { database } from "./database";
import { expect } from "./fixtures";
import { OWNER } from "./production-shop";
import { readClaims, sign } from "./session";
import { mailed } from "./shop";
import { field } from "./shopper";

/** Test accounts and signing in. */

export const PASSWORD = OWNER.password;

export interface Account {
  name: string;
  email: string;
  token: string;
}

const newEmail = () => `asha-${randomUUID()}@example.com`;

/**
 * The hash of PASSWORD, computed once, because hashing it for each account costs more than the rest of the account.
 */
let passwordHash: Promise<string> | undefined;

/** Creates an account for one test, signed in only with `token`; its email is not verified. */
export async function givenAccount(
  user: Partial<Pick<User, "role" | "name" | "company">> = {},
): Promise<Account> {
  passwordHash ??= hash(PASSWORD);
  const holder = await givenUser(database(), {
    name: "Asha Verma",
    email: newEmail(),
    emailVerifiedAt: null,
    passwordHash: await passwordHash,
    ...user,
  });
  const { name, email } = holder;
  return { name, email, token: await sign(await readClaims(holder)) };
}

/** Registers an account through the API, so that the audit log records it and the first email is sent. */
export async function givenRegistered(request: APIRequestContext): Promise<Account> {
  const name = "Asha Verma";
  const email = newEmail();
  const data = { name, email, password: PASSWORD };
  const response = await request.post("/api/auth/register", { data });
  expect(response.status()).toBe(201);
  const { token } = (await response.json()) as { token: string };
  return { name, email, token };
}

/** Signs in on a page like a login: with both cookies and the stored token. */
export async function signInAs(page: Page, { token }: Pick<Account, "token">): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const exchanged = await page.request.post("/api/auth/exchange", { headers });
  expect(exchanged.status()).toBe(204);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith("session-token"));
  await page.goto("/robots.txt");
  await storeToken(page, session?.value ?? "");
}

export interface Admin extends Account {
  /** Returns the current code of their authenticator app. */
  code: () => string;
  recoveryCode: string;
}

/** Creates an admin with two-factor authentication, as the admin settings set it up. */
export async function givenAdmin(given?: Account): Promise<Admin> {
  const account = given ?? (await givenAccount());
  const secret = generateSecret();
  const recoveryCode = randomBytes(5).toString("hex").toUpperCase();
  await database().user.update({
    where: { email: account.email },
    data: {
      role: "admin",
      twoFactorEnabled: true,
      twoFactorSecret: await sealed(secret, account.token),
      recoveryCodes: { create: { codeHash: await computeHash(recoveryCode) } },
    },
  });
  return { ...account, recoveryCode, code: () => generateSync({ secret }) };
}

const computeHash = async (code: string) => {
  const bytes = await crypto.subtle.digest("SHA-256", Buffer.from(code));
  return Buffer.from(bytes).toString("base64url");
};

/** Encrypts a secret with the shop's own code and key. */
async function sealed(secret: string, token: string): Promise<string> {
  const { sub = "" } = decodeJwt(token);
  const file = path.join(process.env.E2E_DATA_DIR ?? "", "auth-secret");
  const script = `const { seal } = await import("./lib/identity/two-factor/secret-box.ts");
    process.stdout.write(seal(process.argv[1], process.argv[2]));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "./lib/runtime/node-hooks.mjs", "--input-type=module", "-e", script, secret, sub],
    { env: { ...process.env, AUTH_SECRET: (await readFile(file, "utf8")).trim() } },
  );
  return stdout;
}

/** The open dialog, which may also be a confirmation. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog").or(page.getByRole("alertdialog"));
}

/** Uses the header's button. A phone has one of the two buttons in its menu, for lack of room. */
export async function openDialog(page: Page, mode: "Login" | "Sign Up"): Promise<void> {
  const inHeader = page.getByRole("banner").getByRole("link", { name: mode });
  // Every header has either the link or the menu button once it has rendered.
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(inHeader.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (await inHeader.isVisible()) return inHeader.click();
  await menu.click();
  await dialog(page).getByRole("link", { name: mode }).click();
}

/** Fills in and submits the open login form. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = dialog(page);
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=password]").fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

/** Signs in on the login page and waits until the redirect is done. */
export async function logIn(page: Page, { email }: Pick<Account, "email">): Promise<void> {
  await page.goto("/auth");
  await submitLogin(page, email);
  await page.waitForURL("/dashboard");
}

/** Stores a token on the open page, like a login. */
export async function storeToken(page: Page, token: string | null): Promise<void> {
  await page.evaluate((value) => {
    if (value === null) localStorage.removeItem("kln_token");
    else localStorage.setItem("kln_token", value);
  }, token);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("kln_token"));
}

/** Removes only the session cookie; the stored token stays. */
export async function forgetCookie(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session-token$/ });
}

/** Opens the newest link that verifies an email. A visitor who is not signed in enters the password. */
export async function verifyByMail(page: Page, email: string, password?: string): Promise<void> {
  await page.goto(await mailedLink(email, "verify"));
  const verify = dialog(page).getByRole("button", { name: "Verify my address" });
  await verify.click();
  if (password !== undefined) {
    await field(page, "password").fill(password);
    await verify.click();
  }
  await expect(dialog(page)).toContainText(`${email} is verified`);
}

/** Returns the newest emailed link to the sign-in page. */
export function mailedLink(email: string, kind: "verify" | "reset"): Promise<string> {
  const links = new RegExp(`/auth\\?${kind}=\\S+`, "g");
  return mailed(email, `the link to ${kind}`, (mails) =>
    mails.flatMap(({ text }) => text?.match(links) ?? []).at(-1),
  );
}
