import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { readRefusal } from "@/e2e/steps/order-steps";
import { settingSteps } from "@/e2e/steps/setting-steps";
import { gstShortfalls } from "./gst-settings";
import { readShopSettings } from "./queries";
import { withDefaults } from "./shop-settings";

const { db } = testDatabase();
const { update } = settingSteps(db);

const readReason = (attempt: Promise<unknown>) =>
  readRefusal(attempt).then(({ details }) => details.fields?.value);

const MUMBAI = "27AAPFU0939F1ZV";

async function readShortfalls(): Promise<string[]> {
  const rows = await db.setting.findMany({ select: { key: true, value: true } });
  return gstShortfalls(withDefaults(rows));
}

async function turnOn(): Promise<void> {
  await update("legalName", "KLN Packaging Private Limited");
  await update("sellerGstin", " 06aapfu0939f1zz ");
  await update("taxRegime", "gst");
}

describe("turning GST on", () => {
  it("needs a legal name and a GSTIN, and names the missing one", async () => {
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
      // From the address, where no settings have them.
      city: "Gurugram",
      pin: "122015",
      defaultRateBasisPoints: 1800,
    });
  });

  it("is refused while the shop ships to an unknown state, or has another state than its GSTIN", async () => {
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

describe("the shop's own address", () => {
  it("has a city and a PIN code of its own, which documents print where the text lacks them", async () => {
    await turnOn();
    await update("sellerCity", "Manesar");
    await update("sellerPin", " 122 050 ");
    await update("sellerAddress", "Shop 2, Sector 4");
    const { registration } = await readShopSettings(db);
    expect(registration).toMatchObject({
      address: "Shop 2, Sector 4, Manesar, Haryana 122050",
      city: "Manesar",
      pin: "122050",
    });
  });

  it("needs a PIN code, and one of the GSTIN's state", async () => {
    await update("contactAddress", "Plot 14, Gurugram");
    expect(await readReason(turnOn())).toContain("needs the PIN code of the registered address");
    await update("sellerPin", "400001");
    expect(await readReason(update("taxRegime", "gst"))).toContain(
      "The PIN code 400001 of the registered address is in Maharashtra, and the GSTIN in Haryana (06).",
    );
    await update("sellerPin", "122015");
    await update("sellerCity", "Gurugram");
    expect(await readCode(update("taxRegime", "gst"))).toBe("done");
    expect(await readReason(update("sellerPin", "400001"))).toContain("is in Maharashtra");
    expect(await readReason(update("sellerCity", "Ib"))).toContain("shorter than 3 letters");
    expect(await readReason(update("sellerPin", "12"))).toContain("6-digit PIN code");
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

  it("an existing shop without city and PIN code saves each field separately, and is shown the missing ones", async () => {
    await turnOn();
    await db.setting.update({ where: { key: "taxRegime" }, data: { value: "flat" } });
    await update("contactAddress", "Plot");
    await db.setting.update({ where: { key: "taxRegime" }, data: { value: "gst" } });
    expect(await readShortfalls()).toEqual([
      "GST needs the PIN code of the registered address. Enter it.",
    ]);
    expect(await readCode(update("signatory", "Meera Nair"))).toBe("done");
    expect(await readCode(update("sellerCity", "Gurugram"))).toBe("done");
    expect(await readReason(update("sellerPin", "400001"))).toContain("is in Maharashtra");
    expect(await readCode(update("sellerPin", "122015"))).toBe("done");
    expect(await readShortfalls()).toEqual([]);
  });

  it("an existing error does not block another field, nor the way to another state", async () => {
    await turnOn();
    await db.setting.create({ data: { key: "sellerPin", value: "400001" } });
    expect(await readShortfalls()).toEqual([expect.stringContaining("is in Maharashtra")]);
    expect(await readCode(update("sellerCity", "Gurugram"))).toBe("done");
    await update("sellerPin", "122015");
    await update("sellerAddress", "Plot 14, Andheri");
    expect(await readReason(update("sellerGstin", MUMBAI))).toContain("empty the PIN code first");
    await update("sellerPin", "");
    await update("sellerGstin", MUMBAI);
    expect(await readCode(update("sellerPin", "400001"))).toBe("done");
    expect(await readShortfalls()).toEqual([]);
  });

  it("two concurrent changes that are wrong only together do not both pass", async () => {
    await update("legalName", "KLN Limited");
    await update("sellerGstin", "06AAPFU0939F1ZZ");
    const both = await Promise.all([
      readCode(update("taxRegime", "gst")),
      readCode(update("sellerGstin", "")),
    ]);
    expect(both.toSorted()).toEqual(["done", "invalid_input"]);
  });
});
