import { beforeEach, describe, expect, it } from "vitest";
import { identify, type SignedIn } from "@/lib/identity/session/identify";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { changePassword, resetPassword } from "@/lib/account-life/set-password";
import { linkText } from "../account-link";
import { endSession, listSessions } from "../account-sessions";
import { register } from "../register";
import { requestPasswordReset } from "./request-password-reset";
import { resendVerification } from "../resend-verification";
import { updateProfile } from "../update-profile";

const { db } = testDatabase();
const { registerAsha, login, signedIn, loginToken, linkFor, verify, givenFailures } =
  accountSteps(db);

describe("a mailed link", () => {
  beforeEach(async () => {
    await registerAsha();
  });

  it("resets the password once, in a race too, and ends every session", async () => {
    const token = await loginToken();
    const link = await linkFor("reset_password");
    const reset = () =>
      readCode(resetPassword({ db, link, password: "a new good one", ipAddress: "" }));
    expect((await Promise.all([reset(), reset()])).sort()).toEqual(["done", "invalid_token"]);
    expect((await identify(db, token)).state).toBe("expired");
    expect(await readCode(login())).toBe("invalid_credentials");
    expect(await readCode(login({ password: "a new good one" }))).toBe("done");
  });

  it("of one kind works for no other, and forged ones for none", async () => {
    const proof = await linkFor("verify_email");
    const reset = (link: string) =>
      readCode(resetPassword({ db, link, password: "a new good one", ipAddress: "" }));
    expect(await reset(proof)).toBe("invalid_token");
    const [id = ""] = proof.split(".");
    for (const forged of ["", "x", id, `${id}.`, `${id}.AAAA`]) {
      expect(await reset(forged)).toBe("invalid_token");
    }
  });

  it("stops working when a newer one is asked for, and when its time is over", async () => {
    const first = await linkFor("verify_email");
    const second = await linkFor("verify_email");
    expect(await readCode(verify(first))).toBe("invalid_token");
    const past = { createdAt: new Date(1_000), expiresAt: new Date(2_000) };
    await db.accountToken.updateMany({ data: past });
    expect(await readCode(verify(second))).toBe("invalid_token");
  });

  it("is worth nothing once the account has another address, whatever it was for", async () => {
    const reset = await linkFor("reset_password");
    const proof = await linkFor("verify_email");
    const change = await linkFor("change_email", "new@example.in");
    await verify(change);
    const resetting = resetPassword({ db, link: reset, password: "a new good one", ipAddress: "" });
    expect(await readCode(resetting)).toBe("invalid_token");
    for (const link of [proof, change]) {
      expect(await readCode(verify(link))).toBe("invalid_token");
    }
    expect(await db.accountToken.count({ where: { usedAt: null } })).toBe(0);
  });

  it("of a former address is refused by that address, too, even if still valid", async () => {
    const links = {
      reset: await linkFor("reset_password"),
      verify: await linkFor("verify_email"),
      change: await linkFor("change_email", "new@example.in"),
    };
    await db.user.update({ where: { email: EMAIL }, data: { email: "moved@example.in" } });
    const password = "a new good one";
    const reset = resetPassword({ db, link: links.reset, password, ipAddress: "" });
    expect(await readCode(reset)).toBe("invalid_token");
    for (const link of [links.verify, links.change]) {
      expect(await readCode(verify(link))).toBe("invalid_token");
    }
  });

  it("is not mailed over and over, and the last one works while there is no other", async () => {
    const mailed = (template: string) => db.$queryRaw<{ linkId: string }[]>`
      SELECT data->>'linkId' AS "linkId" FROM pgboss.job
      WHERE data->>'template' = ${template} ORDER BY created_on`;
    const ask = (n: number) =>
      requestPasswordReset({ db, email: EMAIL, ipAddress: `203.0.113.${n}` });
    for (let n = 1; n <= 4; n += 1) {
      await ask(n);
      await givenFailures(n, -60);
    }
    await ask(5);
    const resets = await mailed("reset-password");
    expect(resets).toHaveLength(4);
    const link = linkText({ id: resets.at(-1)?.linkId ?? "", purpose: "reset_password" });
    const reset = resetPassword({ db, link, password: "a new good one", ipAddress: "" });
    expect(await readCode(reset)).toBe("done");
    expect(
      await db.auditLog.findFirst({
        where: { action: "Password Reset Requested", status: "failed" },
      }),
    ).toMatchObject({ actor: EMAIL });
  });

  it("is not mailed repeatedly to an address that was merely typed", async () => {
    const identity = await signedIn(await loginToken());
    const type = (n: number) => {
      const request = { email: `victim${n}@example.in`, currentPassword: PASSWORD };
      return readCode(updateProfile({ db, identity, request, ipAddress: "" }));
    };
    for (let n = 1; n <= 4; n += 1) {
      expect(await type(n)).toBe("done");
      await givenFailures(n, -60);
    }
    expect(await type(5)).toBe("rate_limited");
    expect(await readCode(resendVerification({ db, identity, ipAddress: "" }))).toBe(
      "rate_limited",
    );
  });

  it("asked for with an unknown address leaves nothing behind", async () => {
    await db.accountToken.deleteMany();
    await requestPasswordReset({ db, email: "nobody@example.in", ipAddress: "" });
    expect(await db.accountToken.count()).toBe(0);
  });
});

describe("a signed-in person", () => {
  let identity: SignedIn;

  beforeEach(async () => {
    await registerAsha();
    identity = await signedIn(await loginToken());
  });

  const change = (currentPassword: string) =>
    changePassword({
      db,
      identity,
      currentPassword,
      newPassword: "a new good one",
      device: DEVICE,
    });

  it("changes the password with the old one; other sessions and a thief's links end", async () => {
    const other = await loginToken();
    const thiefs = await linkFor("change_email", "thief@example.in");
    expect(await readCode(change("wrong"))).toBe("invalid_input");
    const { token } = await change(PASSWORD);
    expect((await signedIn(token)).session.id).not.toBe(identity.session.id);
    expect(await db.session.findUnique({ where: { id: identity.session.id } })).toMatchObject({
      revokedAt: expect.any(Date) as Date,
    });
    expect((await identify(db, other)).state).toBe("expired");
    expect(await readCode(verify(thiefs))).toBe("invalid_token");
  });

  it("changes the address only when the link mailed to the new one is opened", async () => {
    const ask = (currentPassword?: string) =>
      updateProfile({
        db,
        identity,
        request: { email: "new@example.in", currentPassword },
        ipAddress: "",
      });
    expect(await readCode(ask())).toBe("invalid_input");
    expect(await ask(PASSWORD)).toMatchObject({ email: EMAIL, pendingEmail: "new@example.in" });
    const { id } = await db.accountToken.findFirstOrThrow({
      where: { purpose: "change_email", usedAt: null },
    });
    await verify(linkText({ id, purpose: "change_email" }), { identity });
    expect(await db.user.count({ where: { email: "new@example.in" } })).toBe(1);
  });

  it("ends the other sessions and sees only living ones", async () => {
    await loginToken();
    expect(await listSessions(db, identity)).toHaveLength(3);
    await endSession({ db, identity, ipAddress: "" });
    expect(await listSessions(db, identity)).toMatchObject([{ current: true }]);
  });

  it("cannot end a session of somebody else", async () => {
    const foreign = await register({
      db,
      request: { name: "B", email: "b@example.in", password: PASSWORD },
      device: DEVICE,
    });
    const only = (await signedIn(foreign.token)).session.id;
    expect(await readCode(endSession({ db, identity, only, ipAddress: "" }))).toBe("not_found");
  });

  it("deletes the account with the password, but never as the last admin", async () => {
    const remove = (currentPassword: string) =>
      readCode(deleteAccount({ db, identity, currentPassword, ipAddress: "" }));
    expect(await remove("wrong")).toBe("invalid_input");
    await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
    expect(await remove(PASSWORD)).toBe("last_admin");
    await db.user.update({ where: { email: EMAIL }, data: { role: "user" } });
    expect(await remove(PASSWORD)).toBe("done");
    expect((await identify(db, undefined)).state).toBe("visitor");
    expect(await db.session.count()).toBe(0);
  });
});
