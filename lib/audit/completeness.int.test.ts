import { generateSync, generateSecret } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { endSession } from "@/lib/identity/accounts/account-sessions";
import { exportAccount } from "@/lib/account-life/export-account";
import { redeemSignInCode } from "@/lib/identity/accounts/sign-in/sign-in-code";
import { requestPasswordReset } from "@/lib/identity/accounts/passwords/request-password-reset";
import { resendVerification } from "@/lib/identity/accounts/resend-verification";
import { changePassword, resetPassword } from "@/lib/account-life/set-password";
import { signInWithGoogle } from "@/lib/account-life/sign-in-with-google";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { updateProfile } from "@/lib/identity/accounts/update-profile";
import { deleteAddress, keepAddress, updateAddress } from "@/lib/identity/addresses/addresses";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { logInWithSecondFactor } from "@/lib/identity/two-factor/log-in-with-second-factor";
import { seal } from "@/lib/identity/two-factor/secret-box";
import { verifyAuditChain } from "./verify-chain";

/** The role of the web process, which may not name accounts that are not signed in. */
const { url } = testDatabase();
const db = limitedDatabase(url);
const { registerAsha, login, signedIn, loginToken, linkFor, verify, givenFailures } =
  accountSteps(db);

/** Refusals from one address are recorded once a minute, so each test uses an address of its own. */
let tests = 0;
let ipAddress = "";
let seen = 0;

const device = () => ({ ...DEVICE, ipAddress });

/** Returns the entries since the last call: event, status and details; checks that each has an actor and an address. */
async function written() {
  const all = await auditEntries(db);
  const entries = all.slice(seen);
  seen = all.length;
  for (const entry of entries) {
    expect(entry.actor).not.toBe("");
    expect(entry.actorName, entry.action).not.toMatch("(not signed in)");
    expect(entry.userId !== null, entry.action).toBe(entry.actorName !== "Unknown");
    expect(entry.description).not.toBe("");
    expect(entry.ipAddress, entry.action).toBe(ipAddress);
  }
  return entries.map(({ action, status, details }) => ({ action, status, details }));
}

const events = async () => (await written()).map(({ action, status }) => `${action}: ${status}`);

const me = async () => signedIn(await token());

async function token(): Promise<string> {
  const outcome = await login({ device: device() });
  if (outcome.state !== "signed-in") throw new Error("A second factor was asked for.");
  await written();
  return outcome.token;
}

beforeEach(async () => {
  seen = 0;
  ipAddress = DEVICE.ipAddress;
  await registerAsha();
  await written();
  tests += 1;
  ipAddress = `198.51.100.${tests}`;
});

describe("signing in", () => {
  it("leaves who and with what device, and as much of a failure", async () => {
    await login({ device: device() });
    expect(await written()).toEqual([
      {
        action: "Login",
        status: "success",
        details: { means: "password", device: "Unknown device" },
      },
    ]);
    await readCode(login({ device: device(), password: "wrong" }));
    await readCode(login({ device: device(), email: `nobody${tests}@example.in` }));
    expect(await events()).toEqual(["Login Failed: failed", "Login Failed: failed"]);
  });

  it("leaves that somebody guesses faster than is allowed, once a minute", async () => {
    const guess = () => readCode(login({ device: device(), password: "wrong" }));
    await guess();
    await givenFailures(10, -60);
    for (let attempt = 0; attempt < 3; attempt++) expect(await guess()).toBe("rate_limited");
    const limited = await db.auditLog.count({
      where: { ipAddress, description: { contains: "too many attempts" } },
    });
    expect(limited).toBe(1);
    expect(await events()).toHaveLength(2);
  });

  it("leaves both steps of a sign-in with a second factor, and each wrong code", async () => {
    const secret = generateSecret();
    const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    await db.user.update({
      where: { id },
      data: { twoFactorEnabled: true, twoFactorSecret: seal(secret, id) },
    });
    const outcome = await login({ device: device() });
    const handle = outcome.state === "second-factor" ? outcome.handle : "";
    const give = (code: string, pending = handle) =>
      readCode(logInWithSecondFactor({ db, handle: pending, code, device: device() }));
    await give("000000");
    await give("123456", "unknown");
    await give(generateSync({ secret }));
    expect(await events()).toEqual([
      "Second Factor Requested: info",
      "Second Factor Failed: failed",
      "Second Factor Failed: failed",
      "Login: success",
    ]);
  });

  it("leaves sign-ins with Google, the link to an account, and what was refused", async () => {
    const issuer = "https://accounts.google.com";
    const profile = {
      issuer,
      subject: `g${tests}`,
      email: EMAIL,
      emailVerified: true,
      name: "Asha",
    };
    const flow = { secret: "this browser" };
    const redeem = async (location: string) => {
      const code = new URLSearchParams(location.split("?")[1]).get("token") ?? "";
      const identity = { state: "visitor" } as const;
      return readCode(redeemSignInCode({ db, code, flow, identity, device: device() }));
    };
    const location = await signInWithGoogle({ db, profile, device: device(), flow });
    await redeem(location);
    expect(await written()).toEqual([
      {
        action: "Google Account Linked",
        status: "success",
        details: {
          endedSessions: 1,
          passwordRemoved: true,
          removedAddresses: 0,
          claimedOrders: 0,
        },
      },
      {
        action: "Login",
        status: "success",
        details: { means: "Google", device: "Unknown device" },
      },
    ]);
    const unverified = { ...profile, emailVerified: false };
    await signInWithGoogle({ db, profile: unverified, device: device(), flow });
    await redeem(location);
    expect(await events()).toEqual(["Login Failed: failed", "Login Failed: failed"]);
  });
});

describe("an account", () => {
  it("leaves its opening, and a second one that was refused", async () => {
    const [entry] = await auditEntries(db, { action: "Account Created" });
    expect(entry?.details).toEqual({
      changes: {
        name: { before: null, after: "Asha Rao" },
        email: { before: null, after: EMAIL },
      },
    });
    expect(await readCode(registerAsha())).toBe("duplicate_email");
    expect(await auditEntries(db, { action: "Registration Failed" })).toHaveLength(1);
  });

  it("leaves profile and preferences with before and after", async () => {
    const identity = await me();
    const gstin = "29AAGCB7383J1Z4";
    const request = { name: "Asha V", company: "Rao Sweets", gstin, email: EMAIL };
    await updateProfile({ db, identity, request, ipAddress });
    const preferences = { orderUpdates: true, newsletter: true };
    await updatePreferences({ db, account: identity.account, preferences, ipAddress });
    expect(await written()).toEqual([
      {
        action: "Profile Updated",
        status: "success",
        details: {
          changes: {
            name: { before: "Asha Rao", after: "Asha V" },
            company: { before: null, after: "Rao Sweets" },
            gstin: { before: null, after: gstin },
          },
        },
      },
      {
        action: "Preferences Updated",
        status: "success",
        details: { changes: { newsletter: { before: false, after: true } } },
      },
      { action: "Newsletter Requested", status: "success", details: { source: "account" } },
    ]);
  });

  it("leaves each step to another address, and links that do not work", async () => {
    const identity = await me();
    const email = "new@example.in";
    const wrong = { email, currentPassword: "wrong" };
    await readCode(updateProfile({ db, identity, request: wrong, ipAddress }));
    await updateProfile({ db, identity, request: { email, currentPassword: PASSWORD }, ipAddress });
    expect(await events()).toEqual([
      "Password Check Failed: failed",
      "Email Change Requested: success",
    ]);
    await resendVerification({ db, identity, ipAddress });
    await readCode(verify("made up", { device: device() }));
    const link = await linkFor("change_email", email);
    await verify(link, { identity, device: device() });
    const [requested, failed, done] = await written();
    expect(requested?.action).toBe("Email Verification Requested");
    expect(failed).toMatchObject({ action: "Email Verification Failed", status: "failed" });
    expect(done?.details).toMatchObject({
      changes: { email: { before: EMAIL, after: email } },
      claimedOrders: 0,
    });
  });

  it("leaves the ways to a new password, and no password", async () => {
    const identity = await me();
    const change = { db, identity, newPassword: "another kraft string", device: device() };
    await readCode(changePassword({ ...change, currentPassword: "wrong" }));
    await changePassword({ ...change, currentPassword: PASSWORD });
    await requestPasswordReset({ db, email: EMAIL, ipAddress });
    await requestPasswordReset({ db, email: "nobody@example.in", ipAddress });
    await readCode(
      resetPassword({ db, link: "made up", password: "third kraft string", ipAddress }),
    );
    const link = await linkFor("reset_password");
    await resetPassword({ db, link, password: "third kraft string", ipAddress });
    const entries = await written();
    expect(entries.map(({ action, status }) => `${action}: ${status}`)).toEqual([
      "Password Check Failed: failed",
      "Password Updated: success",
      "Password Reset Requested: success",
      "Password Reset Requested: failed",
      "Password Reset Failed: failed",
      "Password Updated: success",
    ]);
    expect(entries[1]?.details).toEqual({ means: "current password", endedSessions: 2 });
    expect(entries[5]?.details).toMatchObject({ means: "mailed link", emailVerified: EMAIL });
    expect(JSON.stringify(entries)).not.toMatch(/kraft|argon2|made up/);
  });

  it("leaves ended sessions, the download of its data, and its end", async () => {
    const identity = await me();
    const only = identity.session.id;
    await exportAccount({ db, identity, ipAddress });
    await endSession({ db, identity, ipAddress });
    await endSession({ db, identity, only, ipAddress });
    expect(await written()).toEqual([
      { action: "Account Data Export", status: "success", details: null },
      { action: "Sessions Ended", status: "success", details: { endedSessions: 1 } },
      { action: "Logout", status: "success", details: { endedSessions: 1 } },
    ]);
    await deleteAccount({ db, identity: await me(), currentPassword: PASSWORD, ipAddress });
    const [deleted] = await written();
    expect(deleted?.details).toMatchObject({
      changes: { email: { before: EMAIL, after: null }, role: { before: "user", after: null } },
    });
  });

  it("leaves its addresses, made, changed and deleted", async () => {
    const { account } = await me();
    const owner = { db, account, ipAddress };
    const { _id } = await keepAddress(owner, POSTAL_ADDRESS);
    await keepAddress(owner, POSTAL_ADDRESS);
    await updateAddress(owner, _id, { ...POSTAL_ADDRESS, city: "Rohtak" });
    await deleteAddress(owner, _id);
    expect(await readCode(deleteAddress(owner, _id))).toBe("not_found");
    const entries = await written();
    expect(entries.map(({ action }) => action)).toEqual([
      "Address Created",
      "Address Updated",
      "Address Deleted",
    ]);
    expect(entries[1]?.details).toEqual({
      address: _id,
      changes: { city: { before: "Gurugram", after: "Rohtak" } },
    });
  });
});

describe("all of it", () => {
  it("stands in one chain", async () => {
    await loginToken();
    expect((await verifyAuditChain(db)).broken).toBeNull();
  });
});
