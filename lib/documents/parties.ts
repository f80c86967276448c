import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import { getStateName } from "@/lib/shop/gst/states";
import { dayName } from "@/lib/base/india-time";
import { dueRows, invoiceRows, nextDueDay, unpaidPaise } from "@/lib/orders/due/due-rows";
import { listTexts, type Order } from "@/lib/orders/order";
import { pickTexts, PRINTED_TEXTS } from "@/lib/orders/texts/texts";
import { howToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent } from "./content";

/** Seller and buyer as printed on documents. */

const toPlace = (code: string) => ({ code, name: getStateName(code) ?? "Unknown state" });

/** The registration's details under GST, otherwise the shop's own name and address. */
export function toSeller(shop: ShopSettings, isGst: boolean): DocumentContent["seller"] {
  const registration = isGst ? shop.registration : null;
  const {
    legalName = shop.siteName,
    tradeName = "",
    address = shop.contactAddress,
  } = registration ?? {};
  return {
    name: legalName,
    tradeName: tradeName === legalName ? "" : tradeName,
    address,
    city: registration?.city || null,
    pin: registration?.pin || null,
    gstin: registration?.gstin ?? null,
    udyam: shop.udyamNumber || null,
    state: registration && toPlace(registration.stateCode),
    email: shop.contactEmail,
    phone: shop.contactPhone,
    hasOwnLogo: shop.logoImageUrl !== "",
  };
}

const written = ({ apartment, ...address }: PostalAddress) => ({
  ...address,
  ...(apartment ? { apartment } : {}),
});

/** The details of an order that its documents repeat. */
export function toParties(whole: Order) {
  const { customer, billing, shipTo, gst, ...order } = whole;
  return {
    buyer: {
      ...customer,
      gstin: billing.gstin,
      address: written(billing.address ?? shipTo),
    },
    delivery: written(shipTo),
    consigneeGstin: billing.consigneeGstin,
    placeOfSupply: gst && toPlace(gst.placeOfSupply),
    order: {
      number: order.orderId,
      placedOn: dayName(order.createdAt),
      ...pickTexts(listTexts(whole), PRINTED_TEXTS),
      askedBy: order.approval?.askedBy ?? null,
      approvedBy: order.approval?.approvedBy ?? null,
    },
  } satisfies Partial<DocumentContent>;
}

/**
 * The amount received for this bill, the open due rows, and payment instructions.
 * @param issuedOn the day of an invoice, from which credit runs; undefined for a proforma, which is for the whole order
 */
export function toPayment(
  order: Order,
  { payments }: ShopSettings,
  totalPaise: number,
  issuedOn: Date | undefined,
): DocumentContent["payment"] {
  const rows = issuedOn ? invoiceRows(order, issuedOn, totalPaise) : dueRows(order);
  const unpaid = rows.filter(({ amountPaise, paidPaise }) => paidPaise < amountPaise);
  const duePaise = unpaidPaise(unpaid);
  const payable = { reference: order.orderId, method: order.payment.method };
  const { bank, upi } = howToPay(payments, { ...payable, outstandingPaise: duePaise });
  return {
    duePaise,
    dueOn: nextDueDay(unpaid),
    receivedPaise: rows.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
    due: unpaid.map(({ what, rule, by, ...row }) => ({
      what,
      rule,
      by,
      amountPaise: row.amountPaise - row.paidPaise,
    })),
    bank,
    upi,
  };
}
