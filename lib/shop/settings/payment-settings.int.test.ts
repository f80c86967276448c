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

describe("ways to pay", () => {
  it("are none until the owner switches them on, in whatever order they are named", async () => {
    expect((await readShopSettings(db)).payments.methods).toEqual([]);
    expect(await update("paymentMethods", " account, COD,,cod ")).toMatchObject({
      value: "cod,account",
    });
    expect((await readShopSettings(db)).payments).toMatchObject({
      methods: ["cod", "account"],
      upiLimitPaise: 10_000_000,
      hasBankAccount: false,
      codLimitPaise: 1_000_000,
      paymentDays: 3,
      bank: { accountName: "KLN Packaging" },
    });
    expect(await readReason(update("paymentMethods", "cod,paypal"))).toContain("upi, bank, cod");
  });

  it("need their payment details, and keep them while enabled", async () => {
    expect(await readReason(update("paymentMethods", "upi"))).toContain("UPI ID");
    await update("upiId", " KLNPackaging@okICICI ");
    expect(await readReason(update("paymentMethods", "upi"))).toContain("payee");
    await update("upiPayee", "KLN Packaging");
    expect(await readReason(update("paymentMethods", "upi,bank"))).toContain("account number");
    await update("bankAccount", "5010 0123 4567-89");
    expect(await readReason(update("paymentMethods", "upi,bank"))).toContain("IFSC");
    await update("bankIfsc", "hdfc 0001234");
    await update("paymentMethods", "bank,upi");
    expect((await readShopSettings(db)).payments).toMatchObject({
      methods: ["upi", "bank"],
      upi: { vpa: "klnpackaging@okicici", payee: "KLN Packaging" },
      bank: { accountNumber: "50100123456789", ifsc: "HDFC0001234" },
    });
    for (const key of ["upiId", "upiPayee", "bankAccount", "bankIfsc"]) {
      expect(await readCode(update(key, "")), key).toBe("invalid_input");
    }
    await update("paymentMethods", "");
    expect(await readCode(update("upiId", ""))).toBe("done");
  });

  it("that lead to Razorpay need the shop's keys there", async () => {
    expect(await readReason(update("paymentMethods", "cod,razorpay"))).toContain("RAZORPAY_KEY_ID");
    await update("paymentMethods", "cod");
  });

  it("two concurrent changes that are wrong only together do not both pass", async () => {
    await update("upiId", "kln@okicici");
    await update("upiPayee", "KLN Packaging");
    const both = await Promise.all([
      readCode(update("paymentMethods", "upi")),
      readCode(update("upiId", "")),
    ]);
    expect(both.toSorted()).toEqual(["done", "invalid_input"]);
  });

  it.each([
    ["upiId", "kln"],
    ["upiId", "kln@"],
    ["upiId", "kln@ok icici"],
    ["upiId", "kln&am=1@okicici"],
    ["bankAccount", "12345"],
    ["bankAccount", "=1+1"],
    ["bankIfsc", "HDFC1001234"],
    ["bankIfsc", "HDFC000123"],
    ["codLimit", "200000"],
    ["paymentDays", "91"],
  ])("%s cannot be %j", async (key, value) => {
    expect(await readCode(update(key, value))).toBe("invalid_input");
  });
});
