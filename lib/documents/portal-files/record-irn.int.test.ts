import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenOrder, givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { findOrder } from "@/lib/orders/read/queries";
import { buildEInvoice } from "./einvoice";
import { readDocument } from "./read-document";
import { recordIrn } from "./record-irn";
import { recordIrnSchema } from "./schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, givenGst } = documentSteps(db);

const portal = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const IRN = "a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs like the portal. */
function signedQr(facts: object, key: KeyObject = portal.privateKey, alg = "RS256"): string {
  const text = `${part({ alg, typ: "JWT" })}.${part({ data: JSON.stringify(facts), iss: "NIC" })}`;
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
}

const facts = (of: { number: string }, changes: object = {}) => ({
  SellerGstin: "06AAPFU0939F1ZZ",
  BuyerGstin: "06AAACR1234K1ZM",
  DocNo: of.number,
  DocTyp: "INV",
  DocDt: "22/11/2026",
  TotInvVal: 1104,
  ItemCnt: 1,
  Irn: IRN,
  ...changes,
});

async function givenInvoice() {
  const box = await givenProduct(db, { name: "Box", hsnCode: "48191010", pricePaise: 45_050 });
  const bought = await order({
    lines: [{ product: box.id, quantity: 2 }],
    state: "Haryana",
    proven: true,
    billing: { gstin: "06AAACR1234K1ZM" },
  });
  return { bought, document: await invoice(bought.id, new Date("2026-11-22T06:00:00Z")) };
}

const record = (id: string, qr: string, more: object = {}) =>
  recordIrn({
    db,
    id,
    request: recordIrnSchema.parse({
      irn: IRN,
      ackNo: 112610054433219,
      ackDate: "2026-11-22 10:30:00",
      signedQr: qr,
      ...more,
    }),
    actor: meera,
    ipAddress: FROM,
  });

describe("the IRN of an invoice", () => {
  beforeEach(async () => {
    await givenGst();
    const key = portal.publicKey.export({ type: "spki", format: "pem" });
    await givenSetting(db, "einvoiceKeys", String(key));
  });

  it("is stored once the portal's signature is verified, with who recorded it", async () => {
    const { bought, document } = await givenInvoice();
    const stored = await record(bought.id, signedQr(facts(document)));
    expect(stored).toEqual({
      isNew: true,
      registration: {
        number: document.number,
        irn: IRN,
        ackNo: "112610054433219",
        ackDate: "2026-11-22T05:00:00.000Z",
      },
    });
    const entries = await auditEntries(db);
    expect(entries.at(-1)).toMatchObject({
      action: "Invoice Registration Updated",
      description: `${document.number} of order ${bought.orderId} has the IRN ${IRN}`,
    });
    const visitor = { identity: { state: "visitor" }, key: bought.accessKey } as const;
    expect((await findOrder(db, bought.id, visitor))?.documents).toMatchObject([{ irn: IRN }]);
    const again = await record(bought.orderId, signedQr(facts(document)), { ackNo: "7" });
    expect(again).toMatchObject({ isNew: false, registration: { ackNo: "7" } });
  });

  it("is refused with a QR code that the portal has not signed, or not for this invoice", async () => {
    const { bought, document } = await givenInvoice();
    const good = signedQr(facts(document));
    const [header = "", , signature = ""] = good.split(".");
    const other = part({ data: JSON.stringify(facts(document, { TotInvVal: 1 })) });
    for (const qr of [
      signedQr(facts(document), stranger.privateKey),
      signedQr(facts(document), portal.privateKey, "none"),
      `${header}.${other}.${signature}`,
      signedQr(facts({ number: "KLN/2627-09999" })),
      signedQr(facts(document, { TotInvVal: 1104.01 })),
      signedQr(facts(document, { Irn: "b".repeat(64) })),
      signedQr(facts(document, { SellerGstin: "29AAGCB7383J1Z4" })),
      "a.b.c",
    ]) {
      const { code, details } = await readRefusal(record(bought.id, qr));
      expect([code, Object.keys(details.fields ?? {})]).toEqual(["invalid_input", ["signedQr"]]);
    }
    expect(await db.invoiceRegistration.count()).toBe(0);
  });

  it("cannot be replaced by another one, and needs keys and an invoice", async () => {
    const { bought, document } = await givenInvoice();
    await record(bought.id, signedQr(facts(document)));
    const irn = "c".repeat(64);
    const other = await readRefusal(
      record(bought.id, signedQr(facts(document, { Irn: irn })), { irn }),
    );
    expect(other.code).toBe("invalid_transition");
    const { id } = await givenOrder(db);
    expect((await readRefusal(record(id, "a.b.c"))).code).toBe("invalid_transition");
    await givenSetting(db, "einvoiceKeys", "");
    const without = await readRefusal(record(bought.id, signedQr(facts(document))));
    expect(without.message).toContain("Enter the portal's public keys");
  });
});

describe("the document reported to a portal", () => {
  it("is the stored one, whatever became of the order and the shop", async () => {
    await givenGst();
    const { bought } = await givenInvoice();
    await db.order.update({ where: { id: bought.id }, data: { gstin: null, company: "Renamed" } });
    await givenSetting(db, "legalName", "Another Name");
    const file = buildEInvoice(await readDocument(db, { id: bought.orderId }));
    expect(file.SellerDtls.LglNm).toBe("KLN Packaging Private Limited");
    expect(file.BuyerDtls.Gstin).toBe("06AAACR1234K1ZM");
  });

  it("names the consignee of the order", async () => {
    await givenGst();
    const box = await givenProduct(db, { hsnCode: "48191010" });
    const address = {
      firstName: "Asha",
      lastName: "Rao",
      address: "1 Park Street",
      country: "India",
    };
    const bought = await order({
      lines: [{ product: box.id, quantity: 1 }],
      state: "Haryana",
      proven: true,
      consignee: "06AAACR1234K1ZM",
      billing: {
        gstin: "29AAGCB7383J1Z4",
        billingAddress: { ...address, city: "Bengaluru", state: "Karnataka", zipCode: "560001" },
      },
    });
    await invoice(bought.id, new Date("2026-11-22T06:00:00Z"));
    const file = buildEInvoice(await readDocument(db, { id: bought.id }));
    expect(file.ShipDtls).toMatchObject({ Gstin: "06AAACR1234K1ZM", Stcd: "06" });
  });

  it("is refused when the consignee's GSTIN does not match state or PIN code", async () => {
    const box = await givenProduct(db);
    const wish = { lines: [{ product: box.id, quantity: 1 }], state: "Haryana" };
    const { code, details } = await readRefusal(order({ ...wish, consignee: "29AAGCB7383J1Z4" }));
    expect(code).toBe("invalid_input");
    expect(details.fields?.["shippingAddress.gstin"]).toContain("registered in Karnataka (29)");
  });
});
