import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { Decrypter } from "age-encryption";
import { generateSync } from "otplib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import type { AppError } from "@/lib/base/errors";
import { enableTwoFactor } from "@/lib/identity/two-factor/enable-two-factor";
import { startSetup } from "@/lib/identity/two-factor/start-setup";
import { downloadBackup } from "./download-backup";

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn } = accountSteps(db);

const STEP_SECONDS = 30;
const { ipAddress } = DEVICE;
const passphrase = "four paper kites above the mill";

/** More than one chunk of the format, which encrypts 64 KiB at a time. */
const CONTENT = Buffer.alloc(200_000, "every row and picture ");

let folder: string;
let token: string;
let id: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shop-download-"));
  const file = path.join(folder, "shop-auto-20261121T213001Z.tar.gz");
  await writeFile(file, CONTENT);
  const run = { isScheduled: true, machine: "shop1", file, bytes: CONTENT.length };
  ({ id } = await db.backupRun.create({ data: { ...run, endedAt: new Date() } }));
  await registerAsha();
  await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
  token = await loginToken();
});

afterEach(() => rm(folder, { recursive: true }));

/** Turns the second factor on; returns a code that is not used up. */
async function giveSecondFactor(): Promise<string> {
  const identity = await signedIn(token);
  const { secret } = await startSetup({ db, identity, ipAddress, currentPassword: PASSWORD });
  const epoch = Math.floor(Date.now() / 1000);
  const code = (steps: number) => generateSync({ secret, epoch: epoch + steps * STEP_SECONDS });
  await enableTwoFactor({ db, identity, code: code(0), ipAddress });
  return code(1);
}

const download = async (body: { currentPassword?: string; twoFactorToken: string }) =>
  downloadBackup({
    db,
    identity: await signedIn(token),
    ipAddress,
    id,
    body: { passphrase, ...body },
  });

const actions = async () => (await auditEntries(db)).map(({ action }) => action);

it("is encrypted for an admin who gives password and code, once for each code", async () => {
  const twoFactorToken = await giveSecondFactor();
  const { name, content } = await download({ currentPassword: PASSWORD, twoFactorToken });
  expect(name).toBe("shop-auto-20261121T213001Z.tar.gz.age");
  const sent = await buffer(content);
  expect(sent.includes("picture")).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  expect(Buffer.from(await decrypter.decrypt(sent))).toEqual(CONTENT);
  expect(await actions()).toContain("Backup Downloaded");
  await expect(download({ currentPassword: PASSWORD, twoFactorToken })).rejects.toThrow(/code/);
});

it("is refused without the second factor, and for a wrong password or code", async () => {
  const refused = async (currentPassword: string, twoFactorToken: string) => {
    const error: unknown = await download({ currentPassword, twoFactorToken }).catch(
      (thrown: unknown) => thrown,
    );
    return (error as AppError).details.fields;
  };
  expect(await refused(PASSWORD, "123456")).toEqual({
    twoFactorToken: expect.stringContaining("two-factor authentication first") as string,
  });
  const code = await giveSecondFactor();
  expect(await refused("another password", code)).toHaveProperty("currentPassword");
  expect(await refused(PASSWORD, "000000")).toHaveProperty("twoFactorToken");
  expect(await actions()).not.toContain("Backup Downloaded");
});

it("says where it lies when the file is not on this machine, and uses no code up", async () => {
  const twoFactorToken = await giveSecondFactor();
  await rm(folder, { recursive: true });
  await expect(download({ currentPassword: PASSWORD, twoFactorToken })).rejects.toThrow(/shop1/);
  folder = await mkdtemp(path.join(tmpdir(), "shop-download-"));
  const file = path.join(folder, "b.tar.gz");
  await writeFile(file, CONTENT);
  await db.backupRun.update({ where: { id }, data: { file } });
  await download({ currentPassword: PASSWORD, twoFactorToken });
});
