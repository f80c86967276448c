import { beforeEach, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { readCsv } from "@/e2e/support/read-csv";
import { testDatabase } from "@/e2e/support/database";
import type { ImsState } from "@/lib/db/generated/enums";
import { exportRegister } from "../gst-returns/export-register";
import { readMonth } from "../gst-returns/read-month";
import { imsReplySchema } from "./schemas";
import { setImsReply } from "./set-ims-reply";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);

const REGISTERED = { billing: { gstin: "06AAACR1234K1ZM" } };
const at = (day: string) => new Date(`2026-11-${day}T06:00:00Z`);

async function sold(quantity: number, wish: Partial<Wish>) {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  return order({ lines: [{ product: box.id, quantity }], state: "Haryana", ...wish });
}

const month = () => readMonth(db, "2026-11", at("25"));

async function register() {
  const file = await exportRegister({ db, month: "2026-11", actor: meera, ipAddress: FROM });
  return readCsv(await new Response(file).text());
}

const sumBy = (rows: readonly Record<string, string>[], column: string) =>
  Number(rows.reduce((sum, row) => sum + Number(row[`${column} (INR)`]), 0).toFixed(2));

beforeEach(givenGst);

it("a rejected credit note is listed and totalled as not reducing the tax", async () => {
  const reply = async (documentId: string, state: ImsState | null) =>
    setImsReply({
      db,
      documentId,
      request: { state, on: "2026-11-20" },
      actor: meera,
      ipAddress: FROM,
    });
  const documents = [];
  for (const day of ["12", "13", "14"]) {
    const { id } = await sold(2, REGISTERED);
    await invoice(id, at("02"));
    documents.push(await credit(id, { kind: "all" }, { at: at(day) }));
  }
  const [first, second, third] = documents.map(({ id }) => id);
  await reply(first ?? "", "rejected");
  await reply(second ?? "", "pending");
  await reply(third ?? "", "accepted");
  const { ims, creditNotes, agrees } = await month();
  const tax = ({ cgst, sgst }: { cgst: number; sgst: number }) => cgst + sgst;
  expect(ims.rejected.numbers).toEqual([documents[0]?.number]);
  expect(ims.pending.numbers).toEqual([documents[1]?.number]);
  expect(tax(ims.rejected) * 3).toBeCloseTo(tax(creditNotes), 2);
  expect(agrees).toBe(true);
  const rows = (await register()).filter((row) => row.Kind === "Credit note");
  expect(rows.map((row) => [row.IMS, row["IMS Date"]])).toEqual([
    ["Rejected", "2026-11-20"],
    ["Held", "2026-11-20"],
    ["Accepted", "2026-11-20"],
  ]);
  expect(sumBy(rows, "Tax not Reduced")).toBe(tax(ims.rejected));
  await reply(first ?? "", null);
  expect((await month()).ims.rejected.numbers).toEqual([]);
  const [last] = (await auditEntries(db)).slice(-1);
  expect(last?.action).toBe("Credit Note Reply Updated");
});

it("refuses a document that buyers do not find in the system", async () => {
  const { id } = await sold(2, { state: "Karnataka" });
  const document = await invoice(id, at("02"));
  const note = await credit(id, { kind: "all" }, { at: at("12") });
  const reply = (documentId: string) =>
    setImsReply({
      db,
      documentId,
      actor: meera,
      ipAddress: FROM,
      request: { state: "rejected", on: "2026-11-20" },
    });
  expect((await readRefusal(reply(document.id))).code).toBe("not_found");
  expect((await readRefusal(reply(note.id))).code).toBe("invalid_transition");
  expect(imsReplySchema.safeParse({ state: "rejected", on: "2199-01-01" }).success).toBe(false);
});
