import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { asha, FROM } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { deletePurchaseOrder, putPurchaseOrder, readPurchaseOrder } from "./purchase-order";
import { orderAnswer } from "../read/order-answer";
import { requireOrder } from "../read/require-order";

const { db } = testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "orders-"));
afterAll(() => rm(folder, { recursive: true }));

async function file(content: string) {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  await writeFile(at, content);
  return { name: "PO 77.exe", path: at, bytes: content.length };
}

it("a purchase order file is stored with its order, replaced and removed", async () => {
  const { id, accessKey } = await givenOrder(db);
  const by = { db, orderId: id, actor: asha, ipAddress: FROM };
  const read = async () => {
    const visitor = { identity: { state: "visitor" }, key: accessKey } as const;
    return orderAnswer(await requireOrder(db, id, visitor)).purchaseOrder;
  };
  expect(await read()).toBeUndefined();
  expect(await readCode(putPurchaseOrder({ ...by, files: [await file("<svg/>")] }))).toBe(
    "unsupported_media_type",
  );
  await putPurchaseOrder({ ...by, files: [await file("%PDF-1.7 first")] });
  await putPurchaseOrder({ ...by, files: [await file("%PDF-1.7 second")] });
  expect(await read()).toEqual({
    name: "PO 77.pdf",
    url: `/api/orders/${id}/purchase-order`,
  });
  const { bytes } = await readPurchaseOrder(db, id);
  expect(Buffer.from(bytes).toString()).toBe("%PDF-1.7 second");
  await deletePurchaseOrder(by);
  expect(await readCode(deletePurchaseOrder(by))).toBe("not_found");
  expect(await readCode(readPurchaseOrder(db, id))).toBe("not_found");
  expect(await auditEntries(db, { action: "Purchase Order Updated" })).toHaveLength(2);
  expect(await auditEntries(db, { action: "Purchase Order Deleted" })).toHaveLength(1);
});
