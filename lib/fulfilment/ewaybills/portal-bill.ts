import "server-only";
import { changes, recordAudit } from "@/lib/audit/record";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { dateName } from "@/lib/base/dates";
import { dayName } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { HTTP_PROVIDER } from "@/lib/documents/einvoicing/http-provider";
import {
  EInvoiceDuplicate,
  EInvoiceRefused,
  EInvoiceUnavailable,
} from "@/lib/documents/einvoicing/provider";
import { buildEWayBill } from "@/lib/documents/portal-files/ewaybill";
import { readDocument, readTransport } from "@/lib/documents/portal-files/read-document";
import { sellerAddress } from "@/lib/documents/portal-files/portal-address";
import {
  CANCEL_REASONS,
  VEHICLE_REASONS,
  type CancelBillRequest,
  type ChangeVehicleRequest,
  type PortalBillAnswer,
} from "@/lib/documents/portal-files/schemas";
import type { OrderActor } from "@/lib/orders/lock-order";
import { CHANGING, lockDispatch } from "../dispatches/find-dispatch";

/**
 * E-way bills of dispatches through the provider of e-invoices. The provider is called first and its answer stored
 * afterwards: an attempt whose answer was lost is repeated, and finds the portal's record.
 */
export interface OfDispatch extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  dispatch: string;
}

/**
 * Creates the e-way bill of the dispatch's invoice.
 * @throws AppError not_found; invalid_transition without a provider, an invoice or a vehicle, with an existing bill,
 * and with the portal's message; missing_fields; unavailable
 */
export async function makeEWayBill(options: OfDispatch): Promise<PortalBillAnswer> {
  const { db, id, dispatch } = options;
  requireProvider();
  const { found } = await db.$transaction((tx) => lockDispatch(tx, options));
  if (found.ewayBillNumber) {
    throw refused(`This dispatch has the e-way bill ${found.ewayBillNumber}.`);
  }
  const document = await readDocument(db, { id, dispatch });
  const transport = await readTransport(db, document.id, dispatch);
  if (!transport.vehicle) {
    throw refused("Enter the vehicle of this dispatch first: without it the bill has no last day.");
  }
  const file = buildEWayBill(document, transport, dayName(new Date()));
  const [bill] = file.billLists;
  if (!bill) throw new Error("A file of one bill has one.");
  const registration = await db.invoiceRegistration.findUnique({
    where: { documentId: document.id },
    select: { irn: true, cancelledAt: true },
  });
  if (registration?.cancelledAt) throw refused(`${document.number} was cancelled.`);
  const { number } = document;
  const sellerGstin = document.content.seller.gstin ?? "";
  const irn = registration?.irn ?? null;
  const created = await inPortalsWords(() =>
    HTTP_PROVIDER.registerBill({ sellerGstin, irn, number, bill }).catch((error: unknown) => {
      if (!(error instanceof EInvoiceDuplicate)) throw error;
      return HTTP_PROVIDER.findBill({ sellerGstin, irn, number });
    }),
  );
  await store(options, {
    ewayBillNumber: created.number,
    ewayBillUntil: new Date(created.validUntil),
  });
  return created;
}

/**
 * Reports another vehicle to the portal.
 * @throws AppError as `makeEWayBill`; invalid_transition without an e-way bill
 */
export async function changeVehicle(
  options: OfDispatch & { request: ChangeVehicleRequest },
): Promise<PortalBillAnswer> {
  const { vehicle, place, reason, remark } = options.request;
  const { number, seller } = await readBill(options);
  const validUntil = await inPortalsWords(() =>
    HTTP_PROVIDER.changeVehicle({
      sellerGstin: seller.gstin ?? "",
      number,
      vehicle,
      place,
      stateCode: sellerAddress(seller).stateCode ?? "",
      reason: VEHICLE_REASONS[reason],
      remark,
    }),
  );
  await store(options, { vehicle, ewayBillUntil: new Date(validUntil) });
  return { number, validUntil };
}

/**
 * Cancels the e-way bill at the portal, which allows it for 24 hours.
 * @throws AppError as `changeVehicle`
 */
export async function cancelEWayBill(
  options: OfDispatch & { request: CancelBillRequest },
): Promise<void> {
  const { reason, remark } = options.request;
  const { number, seller } = await readBill(options);
  const requested = {
    sellerGstin: seller.gstin ?? "",
    number,
    reason: CANCEL_REASONS[reason],
    remark,
  };
  await inPortalsWords(() =>
    HTTP_PROVIDER.cancelBill(requested).catch((error: unknown) => {
      // An attempt whose answer was lost has cancelled it already.
      if (!(error instanceof EInvoiceDuplicate)) throw error;
    }),
  );
  await store(options, { ewayBillNumber: null, ewayBillUntil: null });
}

/** The e-way bill of a dispatch, and the sender. */
async function readBill({ db, id, dispatch }: OfDispatch) {
  requireProvider();
  const { found } = await db.$transaction((tx) => lockDispatch(tx, { id, dispatch }));
  if (!found.ewayBillNumber) throw refused("This dispatch has no e-way bill.");
  const { content } = await readDocument(db, { id, dispatch });
  return { number: found.ewayBillNumber, seller: content.seller };
}

function requireProvider(): void {
  if (env().EINVOICE) return;
  throw refused(
    "This shop has no provider of e-invoices. Make the e-way bill at the portal, and enter its number.",
  );
}

const refused = (message: string) => new AppError("invalid_transition", message);

async function inPortalsWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof EInvoiceUnavailable) {
      throw new AppError("unavailable", `${error.message} Nothing was changed here. Try again.`);
    }
    if (error instanceof EInvoiceRefused) throw refused(`The portal refuses: ${error.message}`);
    throw error;
  }
}

interface PortalAnswer {
  ewayBillNumber?: string | null;
  ewayBillUntil: Date | null;
  vehicle?: string;
}

async function store({ db, id, dispatch, ...by }: OfDispatch, answer: PortalAnswer): Promise<void> {
  await db.$transaction(async (tx: Transaction) => {
    const { order, found } = await lockDispatch(tx, { id, dispatch });
    const after = await tx.orderDispatch.update({
      where: { id: dispatch },
      data: answer,
      select: CHANGING,
    });
    const changed = changes(facts(found), facts(after));
    if (Object.keys(changed).length === 0) return;
    const { actor, ipAddress } = by;
    await recordAudit(tx, {
      actor,
      ipAddress,
      event: "Order Dispatch Updated",
      description: `The e-way bill of a dispatch of order ${order.orderId} was changed at the portal`,
      details: { order: order.orderId, dispatch, changes: changed },
    });
  });
}

const facts = ({
  ewayBillNumber,
  ewayBillUntil,
  vehicle,
}: {
  ewayBillNumber: string | null;
  ewayBillUntil: Date | null;
  vehicle: string | null;
}) => ({ ewayBillNumber, ewayBillUntil: ewayBillUntil && dateName(ewayBillUntil), vehicle });
