import { describe, expect, it } from "vitest";
import { documentFile } from "@/lib/documents/pdf/document-file";
import { findOrder } from "@/lib/orders/read/queries";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { issueOrderInvoice } from "./issue-order-invoice";

const { db } = testDatabase();
const { credit } = documentSteps(db);

const issue = (id: string) => issueOrderInvoice({ db, id, actor: meera, ipAddress: FROM });

async function read({ id, accessKey: key }: { id: string; accessKey: string }) {
  const order = await findOrder(db, id, { identity: { state: "visitor" }, key });
  if (!order) throw new Error("the order is not there");
  return order;
}

describe("an invoice issued by the owner", () => {
  it("is new once, by number or id, and verifies the order", async () => {
    const { id, orderId } = await givenOrder(db);
    const first = await issue(orderId);
    expect(first.isNew).toBe(true);
    expect(await issue(id)).toEqual({ ...first, isNew: false });
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ proof: "owner" });
    const actions = (await auditEntries(db)).map(({ action }) => action);
    expect(actions.sort()).toEqual(["Invoice Issued", "Order Accepted"]);
  });

  it("is issued once by concurrent requests", async () => {
    const { id } = await givenOrder(db);
    const issued = await Promise.all(Array.from({ length: 5 }, () => issue(id)));
    expect(new Set(issued.map(({ invoice }) => invoice.number)).size).toBe(1);
    expect(issued.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it("is refused for a cancelled order, which stays unchanged, and for an unknown one", async () => {
    const { id } = await givenOrder(db, { status: "Cancelled" });
    expect(await readRefusal(issue(id))).toMatchObject({ code: "invalid_transition" });
    expect(await db.auditLog.count()).toBe(0);
    expect(await readRefusal(issue("KLN-NONE"))).toMatchObject({ code: "not_found" });
  });
});

describe("the documents of an order", () => {
  it("are listed as issued, each with its own URL", async () => {
    const row = await givenOrder(db);
    expect(orderAnswer(await read(row)).documents).toEqual([
      {
        kind: "proforma",
        number: row.orderId,
        date: expect.any(String) as string,
        url: `/api/orders/${row.id}/documents/proforma`,
      },
    ]);
    const { invoice } = await issue(row.id);
    const note = await credit(row.id, { kind: "amount", paise: 100 });
    const [, ...issued] = orderAnswer(await read(row)).documents;
    expect(issued).toMatchObject([
      { kind: "invoice", number: invoice.number },
      { kind: "credit_note", number: note.number },
    ]);
    expect(issued[1]?.url).toBe(`/api/orders/${row.id}/documents/${note.id}`);
  });

  it("are files named by their numbers: the proforma until there is an invoice", async () => {
    const row = await givenOrder(db);
    const readName = async (document: string) =>
      (await documentFile(db, { order: await read(row), document })).name;
    expect(await readName("invoice")).toBe(`${row.orderId}.pdf`);
    const { invoice } = await issue(row.id);
    const note = await credit(row.id, { kind: "all" });
    expect(await readName("invoice")).toBe(`${invoice.number}.pdf`);
    expect(await readName(note.id)).toBe(`${note.number}.pdf`);
    expect(await readName("proforma")).toBe(`${row.orderId}.pdf`);
  });

  it("of another order are not found", async () => {
    const row = await givenOrder(db);
    const other = await givenOrder(db);
    const { invoice } = await issue(other.id);
    const order = await read(row);
    for (const document of [invoice.id, "none", "../invoice"]) {
      expect(await readRefusal(documentFile(db, { order, document }))).toMatchObject({
        code: "not_found",
      });
    }
  });
});
