import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { givenOrder, givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { readPaise, readTally } from "@/e2e/support/read-tally";
import { dayName } from "@/lib/base/india-time";
import { enterPayment } from "../enter-payment";
import { exportTally } from "./export-tally";
import type { TallyFormat } from "./schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);

const at = (day: string) => new Date(`2026-11-${day}T06:00:00Z`);

async function file(format: TallyFormat = "xml", month = "2026-11"): Promise<string> {
  const options = { db, month, format, actor: meera, ipAddress: FROM };
  return new Response(await exportTally(options)).text();
}

const read = async (month?: string) => readTally(await file("xml", month));

async function givenMonth() {
  await givenGst();
  const box = await givenProduct(db, { name: "Box", hsnCode: "48191010", pricePaise: 45_050 });
  const bought = await order({
    lines: [{ product: box.id, quantity: 2 }],
    state: "Haryana",
    proven: true,
    billing: { gstin: "06AAACR1234K1ZM", poNumber: `5 < 6 & "7"` },
  });
  const document = await invoice(bought.id, at("02"));
  const note = await credit(bought.id, { kind: "amount", paise: 10_500 }, { at: at("12") });
  const receipt = await givenPayment(db, {
    orderId: bought.id,
    amountPaise: 110_400,
    at: at("03"),
    means: "upi",
    reference: "UTR9",
  });
  const refund = await givenPayment(db, {
    orderId: bought.id,
    amountPaise: 10_500,
    at: at("13"),
    kind: "refund",
    means: "cash",
  });
  return { bought, document, note, receipt, refund };
}

describe("a month's vouchers for Tally", () => {
  it("can be read by another program, each with its id, its party and a sum of zero", async () => {
    const { bought, document, note, receipt, refund } = await givenMonth();
    const { vouchers, ledgers } = await read();
    expect(vouchers.map((voucher) => voucher["@REMOTEID"])).toEqual(
      [document, note, receipt, refund].map(({ id }) => id),
    );
    expect(vouchers.map(({ VOUCHERTYPENAME, DATE }) => [VOUCHERTYPENAME, DATE])).toEqual([
      ["Sales", "20261102"],
      ["Credit Note", "20261112"],
      ["Receipt", "20261103"],
      ["Payment", "20261113"],
    ]);
    for (const { "ALLLEDGERENTRIES.LIST": entries } of vouchers) {
      expect(entries.reduce((sum, entry) => sum + readPaise(entry), 0)).toBe(0);
      for (const entry of entries) {
        expect(entry.ISDEEMEDPOSITIVE).toBe(readPaise(entry) < 0 ? "Yes" : "No");
        expect(entry.AMOUNT).toMatch(/^-?\d+\.\d\d$/);
      }
    }
    const party = "Asha Verma (06AAACR1234K1ZM)";
    expect(vouchers.every(({ PARTYLEDGERNAME }) => PARTYLEDGERNAME === party)).toBe(true);
    expect(ledgers).toMatchObject([
      { "@NAME": party, PARENT: "Sundry Debtors", PARTYGSTIN: "06AAACR1234K1ZM" },
    ]);
    expect(vouchers[0]).toMatchObject({
      VOUCHERNUMBER: document.number,
      NARRATION: `Order ${bought.orderId}; PO 5 < 6 & "7"`,
    });
  });

  it("are the same file at every export, and use the owner's ledgers", async () => {
    await givenMonth();
    expect(await file()).toBe(await file());
    await givenSetting(db, "tallyLedgers", "Bank = HDFC & Sons\nCash = Till");
    const { vouchers } = await read();
    const named = vouchers.flatMap(({ "ALLLEDGERENTRIES.LIST": entries }) =>
      entries.map(({ LEDGERNAME }) => LEDGERNAME),
    );
    expect(named).toEqual(expect.arrayContaining(["HDFC & Sons", "Till", "Sales"]));
  });

  it("are also JSON for TallyPrime 7, with the same ids and amounts", async () => {
    await givenMonth();
    const { tallymessage } = JSON.parse(await file("json")) as {
      tallymessage: {
        metadata: { type: string; remoteid?: string };
        date?: string;
        allledgerentries?: { amount: string; isdeemedpositive: boolean }[];
      }[];
    };
    const { vouchers } = await read();
    const own = tallymessage.filter(({ metadata }) => metadata.type === "Voucher");
    expect(own.map(({ metadata }) => metadata.remoteid)).toEqual(
      vouchers.map((voucher) => voucher["@REMOTEID"]),
    );
    expect(
      own.map(({ allledgerentries }) => allledgerentries?.map(({ amount }) => amount)),
    ).toEqual(
      vouchers.map((voucher) => voucher["ALLLEDGERENTRIES.LIST"].map(({ AMOUNT }) => AMOUNT)),
    );
  });

  it("contain an advance once, as its receipt, whose voucher is no sale document", async () => {
    await givenGst();
    const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
    const { id: orderId } = await order({ lines: [{ product: box.id, quantity: 2 }] });
    const request = { amount: 400, means: "bank" } as const;
    await enterPayment({ db, orderId, request, by: { actor: meera, ipAddress: FROM } });
    expect(await db.orderDocument.count({ where: { kind: "receipt_voucher" } })).toBe(1);
    const { vouchers } = await read(dayName(new Date()).slice(0, 7));
    expect(vouchers.map(({ VOUCHERTYPENAME }) => VOUCHERTYPENAME)).toEqual(["Receipt"]);
  });

  it("contain reversals with opposite signs, also under the flat tax", async () => {
    const { id: orderId } = await givenOrder(db);
    const receipt = await givenPayment(db, { orderId, amountPaise: 500, at: at("05") });
    const reversal = { kind: "reversal", reversesId: receipt.id, amountPaise: 500 } as const;
    await givenPayment(db, { orderId, ...reversal, at: at("30") });
    // In India this is in December.
    const late = new Date("2026-11-30T18:30:00Z");
    await givenPayment(db, { orderId, amountPaise: 700, at: late });
    await invoice(orderId, at("06"));
    const { vouchers } = await read();
    expect(vouchers.map(({ VOUCHERTYPENAME }) => VOUCHERTYPENAME)).toEqual([
      "Sales",
      "Receipt",
      "Payment",
    ]);
    const ledgers = vouchers[0]?.["ALLLEDGERENTRIES.LIST"].map(({ LEDGERNAME }) => LEDGERNAME);
    expect(ledgers).toEqual([
      "Asha Verma (asha@example.com)",
      "Sales",
      "Shipping Charges",
      "Sales Tax",
    ]);
    expect((await read("2026-12")).vouchers).toHaveLength(1);
  });

  it("contain tax deducted by the buyer as a journal, and its reversal", async () => {
    const { id: orderId } = await givenOrder(db);
    const tds = { orderId, amountPaise: 113, means: "tds" } as const;
    const { id: reversesId } = await givenPayment(db, {
      ...tds,
      at: at("05"),
      reference: "QBXYZAB",
      tdsSection: "194Q",
      tdsQuarter: "2026-27 Q3",
    });
    await givenPayment(db, { ...tds, at: at("06"), kind: "reversal", reversesId });
    const { vouchers } = await read();
    const sides = vouchers.map((voucher) => [
      voucher.VOUCHERTYPENAME,
      ...voucher["ALLLEDGERENTRIES.LIST"].map(
        ({ LEDGERNAME, AMOUNT }) => `${LEDGERNAME} ${AMOUNT}`,
      ),
    ]);
    const party = "Asha Verma (asha@example.com)";
    expect(sides).toEqual([
      ["Journal", `${party} 1.13`, "TDS Receivable -1.13"],
      ["Journal", `${party} -1.13`, "TDS Receivable 1.13"],
    ]);
    expect(vouchers[0]?.NARRATION).toContain("TDS certificate; QBXYZAB; 194Q, 2026-27 Q3");
  });

  it("of an empty month are an empty file, and the export is audited", async () => {
    expect((await read("2026-10")).vouchers).toEqual([]);
    expect(JSON.parse(await file("json", "2026-10"))).toMatchObject({ tallymessage: [] });
    const [entry] = await auditEntries(db);
    expect([entry?.action, entry?.description]).toEqual([
      "Tally Vouchers Export",
      "Meera Nair exported the Tally vouchers of 2026-10",
    ]);
  });
});
