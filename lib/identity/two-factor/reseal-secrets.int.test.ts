import { randomBytes, randomUUID } from "node:crypto";
import { generateSecret, generateSync } from "otplib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();

const OLD = randomBytes(36).toString("base64url");
const NEW = randomBytes(36).toString("base64url");

/** Loads the modules afresh with these secrets, because they read the environment once. */
async function programWith(secret: string, previous = "") {
  vi.resetModules();
  vi.stubEnv("AUTH_SECRET", secret);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", previous);
  const [box, totp, reseal] = await Promise.all([
    import("./secret-box"),
    import("./totp"),
    import("./reseal-secrets"),
  ]);
  return { ...box, ...totp, ...reseal };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const secret = generateSecret();
const pending = generateSecret();
const id = randomUUID();

beforeEach(async () => {
  const { seal } = await programWith(OLD);
  await db.user.create({
    data: {
      id,
      name: "Meera Nair",
      email: "meera@example.in",
      role: "admin",
      twoFactorEnabled: true,
      twoFactorSecret: seal(secret, id),
      twoFactorPendingSecret: seal(pending, id),
    },
  });
});

const stored = () => db.user.findUniqueOrThrow({ where: { id } });

describe("after AUTH_SECRET was changed", () => {
  it("secrets are sealed under the new one, so that the previous one can go", async () => {
    const { resealSecrets } = await programWith(NEW, OLD);
    expect(await resealSecrets(db)).toEqual({ resealed: 2, lost: 0 });
    expect(await resealSecrets(db)).toEqual({ resealed: 0, lost: 0 });
    const { openSecret, acceptCode } = await programWith(NEW);
    const { twoFactorSecret, twoFactorPendingSecret } = await stored();
    expect(openSecret(twoFactorSecret ?? "", id).secret).toBe(secret);
    expect(openSecret(twoFactorPendingSecret ?? "", id).secret).toBe(pending);
    expect(await acceptCode(db, id, generateSync({ secret }))).toBe(true);
  });

  it("what was sealed before secrets were bound to their accounts is bound to its own", async () => {
    const { seal, resealSecrets, acceptCode } = await programWith(OLD);
    const unbound = (text: string) => seal(text, "").slice(2);
    const data = { twoFactorSecret: unbound(secret), twoFactorPendingSecret: unbound(pending) };
    await db.user.update({ where: { id }, data });
    await expect(acceptCode(db, id, generateSync({ secret }))).rejects.toThrow("cannot be opened");
    expect(await resealSecrets(db)).toEqual({ resealed: 2, lost: 0 });
    expect(await resealSecrets(db)).toEqual({ resealed: 0, lost: 0 });
    expect(await acceptCode(db, id, generateSync({ secret }))).toBe(true);
  });

  it("a code that is accepted seals its secret anew on the way", async () => {
    const { acceptCode, openSecret } = await programWith(NEW, OLD);
    const code = generateSync({ secret });
    expect(await acceptCode(db, id, code)).toBe(true);
    expect(openSecret((await stored()).twoFactorSecret ?? "", id).stale).toBe(false);
    expect(await acceptCode(db, id, code)).toBe(false);
  });

  it("what no key opens is counted and left as it is", async () => {
    const before = await stored();
    const { resealSecrets } = await programWith(NEW);
    expect(await resealSecrets(db)).toEqual({ resealed: 0, lost: 2 });
    expect(await stored()).toEqual(before);
  });
});
