import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { settingSteps } from "@/e2e/steps/setting-steps";
import { readSetup, dismissSetup } from "./read-setup";
import { SETUP_STEP_NAMES } from "./steps";

const { db } = testDatabase();
const { update } = settingSteps(db);

const WHO = {
  actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
  ipAddress: "127.0.0.1",
};

async function done(secondFactor = false): Promise<string[]> {
  const setup = await readSetup(db, secondFactor);
  return SETUP_STEP_NAMES.filter((name) => setup?.[name]);
}

describe("the first steps", () => {
  it("are all to be done in a shop that has just begun", async () => {
    await givenProduct(db, { isDemo: true });
    expect(await done()).toEqual([]);
  });

  it.each([
    ["siteName", "Nair Cartons", "name"],
    ["contactEmail", "hello@kraft.in", "contactEmail"],
    ["contactPhone", "+91 80 1234 5678", "contactPhone"],
    ["contactAddress", "12 Residency Road, Bengaluru", "contactAddress"],
    ["logoImageUrl", "/media/logo.webp", "logo"],
    ["serviceableStates", "Goa", "states"],
    ["taxRegime", "flat", "tax"],
    ["taxPercent", "8", "tax"],
    ["paymentMethods", "cod", "payments"],
  ])("count %s = %s as done", async (key, value, step) => {
    await givenSetting(db, key, value);
    expect(await done()).toEqual([step]);
  });

  it("do not count the tax as chosen when the states are", async () => {
    await update("serviceableStates", "goa, tamil nadu");
    expect(await done()).toEqual(["states"]);
  });

  it("count another invented address as none", async () => {
    await givenSetting(db, "contactEmail", "owner@example.com");
    expect(await done()).toEqual([]);
  });

  it("see an own product, a company, the demo gone, a second factor and a backup", async () => {
    await givenProduct(db, { draft: true });
    expect(await done()).toEqual([]);
    await givenProduct(db);
    await db.company.create({ data: { name: "Rao Foods", legalName: "Rao Foods" } });
    await givenSetting(db, "content.testimonials", '{"shown":true,"items":[]}');
    await db.promoCode.deleteMany();
    await db.setting.create({ data: { key: "lastBackup", value: "{}" } });
    expect(await done(true)).toEqual(["product", "companies", "demo", "secondFactor", "backup"]);
  });

  it("are put away once, for everybody", async () => {
    await dismissSetup({ db, ...WHO });
    await dismissSetup({ db, ...WHO });
    expect(await readSetup(db, false)).toBeNull();
    expect(await db.auditLog.count({ where: { action: "Setup List Updated" } })).toBe(1);
  });
});
