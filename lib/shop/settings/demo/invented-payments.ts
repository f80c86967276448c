import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import { parseMethods, paymentProblem } from "../payment-settings";
import { withDefaults } from "../shop-settings";
import { DEMO_PAYMENT_KEYS, DEMO_PAYMENTS, type DemoPaymentKey } from "./demo-payments";

/** Switches on the demo's ways to pay in a shop whose owner has said nothing yet. */
export async function fillInventedPayments(tx: Transaction): Promise<void> {
  const stored = await tx.setting.count({ where: { key: { in: DEMO_PAYMENT_KEYS } } });
  if (stored > 0) return;
  await tx.setting.createMany({
    data: DEMO_PAYMENT_KEYS.map((key) => ({ key, value: DEMO_PAYMENTS[key] })),
  });
}

type InventedKey = Exclude<DemoPaymentKey, "paymentMethods">;

/** Lists the settings whose values the demo invented. */
export async function listInventedPayments(db: Db): Promise<InventedKey[]> {
  const rows = await db.setting.findMany({
    where: { key: { in: DEMO_PAYMENT_KEYS } },
    select: { key: true, value: true },
  });
  return DEMO_PAYMENT_KEYS.filter((key) => key !== "paymentMethods").filter((key) =>
    rows.some((row) => row.key === key && row.value === DEMO_PAYMENTS[key]),
  );
}

/**
 * Removes what the demo invented, and the ways to pay that cannot be used without it. A shop that has none left is
 * undecided again, so that it takes no orders. Returns the keys that it removed.
 */
export async function removeInventedPayments(tx: Transaction): Promise<string[]> {
  const invented = await listInventedPayments(tx);
  if (invented.length === 0) return [];
  await tx.setting.deleteMany({ where: { key: { in: invented } } });
  const values = withDefaults(await tx.setting.findMany({ select: { key: true, value: true } }));
  const isOwn = values.paymentMethods !== DEMO_PAYMENTS.paymentMethods;
  const methods = parseMethods(values.paymentMethods).filter(
    (method) =>
      paymentProblem({ ...values, paymentMethods: method }) === null && (isOwn || method !== "cod"),
  );
  if (methods.length === 0) {
    await tx.setting.deleteMany({ where: { key: "paymentMethods" } });
    return ["paymentMethods", ...invented];
  }
  await tx.setting.update({
    where: { key: "paymentMethods" },
    data: { value: methods.join(",") },
    select: { key: true },
  });
  return invented;
}
