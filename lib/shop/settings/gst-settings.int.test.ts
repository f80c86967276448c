import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { readRefusal } from "@/e2e/steps/order-steps";
import { settingSteps } from "@/e2e/steps/setting-steps";
import { readShopSettings } from "./queries";

const { db } = testDatabase();
const { update } = settingSteps(db);

const readReason = (attempt: Promise<unknown>) =>
  readRefusal(attempt).then(({ details }) => details.fields?.value);

async function turnOn(): Promise<void> {
  await update("legalName", "KLN Packaging Private Limited");
  await update("sellerGstin", " 06aapfu0939f1zz ");
  await update("taxRegime", "gst");
}

describe("turning GST on", () => {
  it("needs a legal name and a GSTIN, and is told which is missing", async () => {
    expect((await readShopSettings(db)).gst).toBeNull();
    expect(await readReason(update("taxRegime", "gst"))).toContain("legal name");
    await update("legalName", "KLN Packaging Private Limited");
    expect(await readReason(update("taxRegime", "gst"))).toContain("GSTIN");
    expect(await readReason(update("sellerGstin", "06AAPFU0939F1ZA"))).toContain("typing error");
    expect((await readShopSettings(db)).gst).toBeNull();
  });

  it("makes the shop a seller of its state", async () => {
    await turnOn();
    expect((await readShopSettings(db)).gst).toEqual({
      legalName: "KLN Packaging Private Limited",
      tradeName: "",
      gstin: "06AAPFU0939F1ZZ",
      stateCode: "06",
      address: "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015",
      defaultRateBasisPoints: 1800,
    });
  });

  it("is refused while the shop ships to what is no state, or says another state than its GSTIN", async () => {
    const value = "Haryana, Delhi NCR";
    await db.setting.create({ data: { key: "serviceableStates", value } });
    expect(await readReason(turnOn())).toBe("“Delhi NCR” is not a state. Did you mean Delhi?");
    await update("serviceableStates", "Haryana, Delhi");
    await update("sellerState", "Delhi");
    expect(await readReason(update("taxRegime", "gst"))).toContain("Haryana (06), not in Delhi");
    await update("sellerState", "Haryana");
    expect(await readCode(update("taxRegime", "gst"))).toBe("done");
  });
});

describe("as long as GST is on", () => {
  it("nothing that it needs is taken away, and all can be changed to something as good", async () => {
    await turnOn();
    expect(await readCode(update("legalName", ""))).toBe("invalid_input");
    expect(await readCode(update("sellerGstin", ""))).toBe("invalid_input");
    expect(await readCode(update("serviceableStates", "Haryana, Atlantis"))).toBe("invalid_input");
    expect(await readCode(update("legalName", "KLN Limited"))).toBe("done");
    expect(await readCode(update("taxRegime", "flat"))).toBe("done");
    expect(await readCode(update("legalName", ""))).toBe("done");
  });

  it("two changes at once that are wrong only together do not both pass", async () => {
    await update("legalName", "KLN Limited");
    await update("sellerGstin", "06AAPFU0939F1ZZ");
    const both = await Promise.all([
      readCode(update("taxRegime", "gst")),
      readCode(update("sellerGstin", "")),
    ]);
    expect(both.toSorted()).toEqual(["done", "invalid_input"]);
  });
});
