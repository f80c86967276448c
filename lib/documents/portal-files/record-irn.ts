import "server-only";
import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { recordAudit, changes } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { dateName } from "@/lib/base/dates";
import { dayNamed } from "@/lib/base/india-time";
import { canHaveHappened } from "@/lib/base/input/typed-days";
import { z } from "@/lib/base/input/zod";
import { parseJson } from "@/lib/base/text/parse-json";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toRupees } from "@/lib/pricing/money";
import { pemBlocks } from "@/lib/shop/settings/pem-keys";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { dropEInvoice } from "./open-task";
import type { StoredDocument } from "../stored-document";
import { portalDate } from "./portal-address";
import { readDocument, type WantedDocument } from "./read-document";
import { toMoment, type RecordIrnRequest, type RegistrationAnswer } from "./schemas";

export interface RecordIrnOptions extends OrderActor, WantedDocument {
  db: PrismaClient;
  request: RecordIrnRequest;
}

/**
 * Stores the Invoice Registration Portal's answer for an invoice or a credit note, after checking that it signed the QR
 * code and that the code is about this document. Recording the same IRN again corrects the other fields.
 * @throws AppError not_found; invalid_input for a QR code that is not the portal's or not this document's;
 * invalid_transition without an invoice, or when it has another IRN
 */
export async function recordIrn({
  db,
  request,
  id,
  document,
  dispatch,
  ...by
}: RecordIrnOptions): Promise<{ registration: RegistrationAnswer; isNew: boolean }> {
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const issued = await readDocument(tx, { id, document, dispatch });
    const { einvoiceKeys } = await readShopSettings(tx);
    requireOwnQr(issued, request, einvoiceKeys);
    const where = { documentId: issued.id };
    const before = await tx.invoiceRegistration.findUnique({ where });
    if (before && before.irn !== request.irn) {
      throw new AppError("invalid_transition", `${issued.number} has another IRN: ${before.irn}.`);
    }
    if (before?.cancelledAt) {
      const message = `The IRN of ${issued.number} was cancelled, and the portal takes no number twice.`;
      throw new AppError("invalid_transition", message);
    }
    const { irn, ackNo, signedQr } = request;
    const ackDate = toMoment(request.ackDate);
    if (!canHaveHappened(ackDate, { since: dayNamed(dateName(issued.issuedOn)) })) {
      throw invalidField("ackDate", `Enter a day from that of ${issued.number} to today.`);
    }
    const data = { irn, ackNo, ackDate, signedQr, by: by.actor.name };
    await tx.invoiceRegistration.upsert({ where, create: { ...where, ...data }, update: data });
    await tx.eInvoiceTask.updateMany({
      where,
      data: { doneAt: new Date(), refused: false, lastError: null },
    });
    await dropEInvoice(tx, issued.id);
    const { number } = issued;
    await recordAudit(tx, {
      ...by,
      event: "Invoice Registration Updated",
      description: `${number} of order ${order.orderId} has the IRN ${irn}`,
      details: {
        order: order.orderId,
        number,
        changes: changes(listFacts(before), listFacts(data)),
      },
    });
    const registration = { number, irn, ackNo, ackDate: ackDate.toISOString() };
    return { registration, isNew: before === null };
  });
}

type Facts = { irn: string; ackNo: string; ackDate: Date } | null;

const listFacts = (row: Facts) =>
  row && { irn: row.irn, ackNo: row.ackNo, ackDate: row.ackDate.toISOString() };

function requireOwnQr(issued: StoredDocument, request: RecordIrnRequest, keys: string): void {
  if (keys === "") {
    throw wrongQr(
      "Enter the portal's public keys in the settings first, under Books & e-invoices.",
    );
  }
  const facts = readSignedQr(request.signedQr, keys);
  if (!facts)
    throw wrongQr("This QR code is not signed by the portal. Paste it as the portal gave it.");
  const wrong = differences(facts, toExpected(issued, request))[0];
  if (wrong) throw wrongQr(`This QR code is of another document: ${wrong}.`);
}

/** Compares only the fields of the QR code. */
const differences = (facts: QrFacts, expected: Record<keyof QrFacts, unknown>) =>
  Object.entries(facts).flatMap(([name, said]) => {
    const here = expected[name as keyof QrFacts];
    return said === here ? [] : [`its ${name} is ${said}, not ${String(here)}`];
  });

const toExpected = (
  { kind, number, issuedOn, content }: StoredDocument,
  { irn }: RecordIrnRequest,
) => ({
  DocNo: number,
  DocTyp: kind === "invoice" ? "INV" : "CRN",
  DocDt: portalDate(issuedOn),
  SellerGstin: content.seller.gstin,
  BuyerGstin: content.buyer.gstin,
  TotInvVal: toRupees(content.totals.totalPaise),
  Irn: irn,
});

function wrongQr(message: string): AppError {
  return invalidField("signedQr", message);
}

/** Skips blocks that are no RSA key. */
function keysFrom(pem: string): KeyObject[] {
  return pemBlocks(pem).flatMap((block) => {
    try {
      const key = createPublicKey(block);
      return key.asymmetricKeyType === "rsa" ? [key] : [];
    } catch {
      return [];
    }
  });
}

/** The portal's signed data, with its own names; `DocDt` is DD/MM/YYYY. */
const factsSchema = z.object({
  DocNo: z.string(),
  DocTyp: z.string().optional(),
  DocDt: z.string().optional(),
  SellerGstin: z.string().optional(),
  BuyerGstin: z.string().optional(),
  TotInvVal: z.coerce.number().optional(),
  Irn: z.string().optional(),
});

type QrFacts = z.output<typeof factsSchema>;

const decoded = (part: string) => parseJson(Buffer.from(part, "base64url").toString("utf8"));

const headerSchema = z.object({ alg: z.literal("RS256") });
const claimsSchema = z.object({ data: z.string().transform(parseJson).pipe(factsSchema) });

/**
 * Reads the QR code that the Invoice Registration Portal signs: a JWT (RS256) whose claim `data` is JSON text about the
 * invoice. Null when no key has signed it, or its data has another form.
 * @param pem the public keys that the portal publishes (the setting `einvoiceKeys`)
 */
function readSignedQr(signedQr: string, pem: string): QrFacts | null {
  const [header = "", payload = "", signature = "", ...more] = signedQr.split(".");
  if (more.length > 0 || !headerSchema.safeParse(decoded(header)).success) return null;
  const signed = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, "base64url");
  if (!keysFrom(pem).some((key) => verify("RSA-SHA256", signed, key, bytes))) return null;
  return claimsSchema.safeParse(decoded(payload)).data?.data ?? null;
}
