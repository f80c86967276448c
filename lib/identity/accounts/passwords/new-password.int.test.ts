import { beforeEach, describe, expect, it } from "vitest";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { changePassword, resetPassword } from "@/lib/account-life/set-password";
import { register } from "../register";

const { db } = testDatabase();
const { registerAsha, login, signedIn, loginToken, linkFor } = accountSteps(db);

describe("a new account", () => {
  const readRefusal = (password: string) => {
    const request = { name: "Asha Rao", email: EMAIL, company: "Shree Foods", password };
    return register({ db, request, device: DEVICE }).catch((error: unknown) => error);
  };

  it.each(["password", "12345678", "PASSWORD1", "qwertyuiop"])(
    "refuses the common password %s",
    async (password) => {
      expect(await readRefusal(password)).toMatchObject({
        code: "invalid_input",
        details: { fields: { password: expect.stringMatching(/most common/) as string } },
      });
    },
  );

  it.each(["Packaging@2026", "AshaRao-2026", "shree-foods!", "Papier-Haus-1"])(
    "refuses %s, which consists of words of the shop or its holder, with advice",
    async (password) => {
      await db.setting.create({ data: { key: "siteName", value: "Papier Haus" } });
      const fault = expect.stringMatching(/Add at least 5 other letters or digits\.$/) as string;
      expect(await readRefusal(password)).toMatchObject({
        code: "invalid_input",
        details: { fields: { password: fault } },
      });
      expect(await db.user.count()).toBe(0);
    },
  );
});

describe.each(["password1", "AshaRao#2026"])("%s, which is easy to guess", (password) => {
  beforeEach(async () => {
    await registerAsha();
  });

  it("replaces no other password", async () => {
    const identity = await signedIn(await loginToken());
    const passwords = { currentPassword: PASSWORD, newPassword: password };
    const change = changePassword({ db, identity, ...passwords, device: DEVICE });
    expect(await readCode(change)).toBe("invalid_input");
    expect(await readCode(login())).toBe("done");
  });

  it("does not use a mailed link up", async () => {
    const link = await linkFor("reset_password");
    const reset = (chosen: string) =>
      readCode(resetPassword({ db, link, password: chosen, ipAddress: "" }));
    expect(await reset(password)).toBe("invalid_input");
    expect(await reset("a new good one")).toBe("done");
  });
});
