import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diskStorage } from "@/lib/files/disk-storage";
import type { UploadedFile } from "@/lib/files/uploads";
import { toActor } from "@/lib/audit/record";
import type { SignedIn } from "@/lib/identity/session/identify";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import { accountSteps, readCode, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { readShopSettings } from "./queries";
import { updateSettingImage } from "./update-setting";

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn } = accountSteps(db);

let admin: SignedIn;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shop-settings-"));
  await registerAsha();
  await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
  admin = await signedIn(await loginToken());
});

afterEach(() => rm(folder, { recursive: true }));

async function given(name: string, content: Buffer): Promise<UploadedFile> {
  const file = path.join(folder, `upload-${name}`);
  await writeFile(file, content);
  return { name, path: file, bytes: content.byteLength };
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#1c3f2f80" } })
    .png()
    .toBuffer();

const update = (key: string, file: UploadedFile | undefined) =>
  updateSettingImage({
    db,
    actor: toActor(admin.account),
    lockAdmin: (tx) => lockSignedInAdmin(tx, admin),
    key,
    file,
    storage: diskStorage(path.join(folder, "uploads")),
    ipAddress: "203.0.113.7",
  });

describe("an uploaded logo", () => {
  it("is re-encoded, named in the setting and audited", async () => {
    const { value } = await update("logoImageUrl", await given("logo.png", await png(600, 150)));
    expect(value).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
    expect((await readShopSettings(db)).logoImageUrl).toBe(value);
    const stored = path.join(folder, "uploads", path.basename(value));
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", hasAlpha: true });
    expect(await db.auditLog.findFirst({ where: { action: "Setting Updated" } })).toMatchObject({
      details: {
        key: "logoImageUrl",
        changes: { logoImageUrl: { before: "", after: value } },
      },
    });
  });

  it.each([
    ["a drawing", "logo.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a text", "logo.png", Buffer.from("no picture at all")],
  ])("is refused where it is %s", async (_, name, content) => {
    expect(await readCode(update("logoImageUrl", await given(name, content)))).toBe(
      "unsupported_media_type",
    );
    expect((await readShopSettings(db)).logoImageUrl).toBe("");
    expect(await db.storedImage.count()).toBe(0);
  });

  it("is missed where the form brought none", async () => {
    expect(await readCode(update("logoImageUrl", undefined))).toBe("invalid_input");
  });
});

describe("an uploaded favicon", () => {
  it("is square and large enough", async () => {
    const { value } = await update("faviconUrl", await given("icon.png", await png(64, 64)));
    expect((await readShopSettings(db)).faviconUrl).toBe(value);
  });

  it.each([
    [64, 48],
    [16, 16],
  ])("is refused at %i × %i pixels", async (width, height) => {
    const file = await given("icon.png", await png(width, height));
    await expect(update("faviconUrl", file)).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining(`${width} × ${height} pixels`) as string,
    });
  });
});

describe("a picture", () => {
  it.each(["siteName", "adminsMustUseTwoFactor", "unknown"])("is nothing for %s", async (key) => {
    const file = await given("logo.png", await png(64, 64));
    expect(await readCode(update(key, file))).toBe("not_found");
  });
});
