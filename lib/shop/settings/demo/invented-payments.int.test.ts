import { expect, it } from "vitest";
import { givenSetting } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { readShopSettings } from "../queries";
import {
  fillInventedPayments,
  listInventedPayments,
  removeInventedPayments,
} from "./invented-payments";

const { db } = testDatabase();

async function afterRemoval(own: Record<string, string> = {}) {
  await fillInventedPayments(db);
  for (const [key, value] of Object.entries(own)) await givenSetting(db, key, value);
  await removeInventedPayments(db);
  expect(await listInventedPayments(db)).toEqual([]);
  const { payments } = await readShopSettings(db);
  return { methods: payments.methods, isDecided: payments.isDecided };
}

it("a shop with nothing but invented details is undecided without them", async () => {
  expect(await afterRemoval()).toEqual({ methods: [], isDecided: false });
  expect(await db.setting.count()).toBe(0);
});

const UPI = { upiId: "kraft@okicici", upiPayee: "Kraft" };

it.each([
  ["their UPI ID", UPI, ["upi"]],
  [
    "a bank account of their own",
    { bankAccount: "50100123456789", bankIfsc: "HDFC0001234" },
    ["bank"],
  ],
  ["UPI and cash alone", { ...UPI, paymentMethods: "upi,cod" }, ["upi", "cod"]],
  ["cash alone", { paymentMethods: "cod" }, ["cod"]],
  ["a UPI ID under the invented name", { upiId: "kraft@okicici" }, []],
])("an owner who entered %s keeps it", async (_, own, methods) => {
  expect(await afterRemoval(own)).toEqual({ methods, isDecided: methods.length > 0 });
});

it("a shop without the demo's details stays as it is", async () => {
  await givenSetting(db, "paymentMethods", "");
  expect(await removeInventedPayments(db)).toEqual([]);
  expect((await readShopSettings(db)).payments.isDecided).toBe(true);
});
