import { describe, expect, it } from "vitest";
import type { AppError } from "@/lib/base/errors";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { settingSteps } from "@/e2e/steps/setting-steps";
import { listSettings, readShopSettings } from "./queries";

const { db } = testDatabase();
const { update } = settingSteps(db);

const entries = () => auditEntries(db, { action: "Setting Updated" });

describe("a setting", () => {
  it("is listed with its default, type and label", async () => {
    const settings = await listSettings(db);
    expect(settings.taxPercent).toEqual({
      key: "taxPercent",
      value: "8",
      type: "text",
      description: "Tax percent",
    });
    expect(settings.logoImageUrl).toMatchObject({ type: "url", value: "" });
  });

  it("is stored as its rule reads it, and used at once", async () => {
    const saved = await update("shippingFee", " 99.50 ");
    expect(saved).toMatchObject({ key: "shippingFee", value: "99.50" });
    expect(await readShopSettings(db)).toMatchObject({ shippingFeePaise: 9_950 });
  });

  it("leaves a trace with before and after, but none when nothing changes", async () => {
    await update("taxPercent", "12.5");
    await update("taxPercent", "12.5");
    await update("taxPercent", "18");
    expect(await entries()).toMatchObject([
      {
        actor: EMAIL,
        type: "system",
        description: `${EMAIL} changed the setting “Tax percent”`,
        ipAddress: "203.0.113.7",
        details: { key: "taxPercent", changes: { taxPercent: { before: "8", after: "12.5" } } },
      },
      expect.objectContaining({
        details: { key: "taxPercent", changes: { taxPercent: { before: "12.5", after: "18" } } },
      }),
    ]);
  });

  it("may follow the shop's name until it is saved", async () => {
    await update("siteName", "Nair Cartons");
    expect((await listSettings(db)).orderPrefix?.value).toBe("NAIR");
    await update("orderPrefix", "NC", "NAIR");
    expect(await readShopSettings(db)).toMatchObject({ orderPrefix: "NC", footerCredits: "" });
  });

  it("is not replaced over another user's change", async () => {
    await update("holidays", "2027-11-08 Diwali", "");
    await expect(update("holidays", "2027-03-22 Holi", "")).rejects.toMatchObject({
      code: "edit_conflict",
      message: expect.stringContaining("It is now “2027-11-08 Diwali”.") as string,
      details: { extra: { setting: { key: "holidays", value: "2027-11-08 Diwali" } } },
    });
    await update("holidays", "2027-03-22 Holi", "2027-11-08 Diwali");
    expect((await listSettings(db)).holidays?.value).toBe("2027-03-22 Holi");
  });

  it("is refused with the reason at its value, and nothing is stored or recorded", async () => {
    const refusal = await update("freeShippingAbove", "20,00").catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: "invalid_input",
      details: { fields: { value: "Enter an amount in rupees, such as 2000 or 149.50" } },
    });
    expect((refusal as AppError).message).toContain("rupees");
    expect(await db.setting.count()).toBe(0);
    expect(await entries()).toEqual([]);
  });

  it.each(["theme", "constructor", "__proto__", ""])("is unknown: %j", async (key) => {
    expect(await readCode(update(key, "1"))).toBe("not_found");
  });

  it("reports to each of two concurrent changes the value before theirs", async () => {
    await Promise.all([update("siteName", "One"), update("siteName", "Two")]);
    const details = (await entries()).map((entry) => JSON.stringify(entry.details));
    const befores = details.map((text) => /"before":"([^"]*)"/.exec(text)?.[1]);
    const { siteName } = await readShopSettings(db);
    expect(befores).toContain("KLN Packaging");
    expect(befores).toContain(siteName === "One" ? "Two" : "One");
  });
});

describe("the rule that admins must use two-factor authentication", () => {
  it("cannot be set by an admin without it", async () => {
    expect(await readCode(update("adminsMustUseTwoFactor", "yes"))).toBe("invalid_input");
    expect(await readCode(update("adminsMustUseTwoFactor", "no"))).toBe("done");
  });

  it("can be set by an admin who has it on, as stored in the database now", async () => {
    await db.user.update({
      where: { email: EMAIL },
      data: { twoFactorEnabled: true, twoFactorSecret: "sealed" },
    });
    expect(await readCode(update("adminsMustUseTwoFactor", "yes"))).toBe("done");
  });
});
