import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import { dateName } from "@/lib/base/dates";
import { getStateName } from "@/lib/shop/gst/states";
import { dayName } from "@/lib/base/india-time";
import { listTexts, type Order } from "@/lib/orders/order";
import { pickTexts, PRINTED_TEXTS } from "@/lib/orders/texts/texts";
import { howToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent } from "./content";

/** Seller and buyer as documents name them. */

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

/** The amount due of what is billed, and how to pay it. */
export function toPayment(
  order: Order,
  { payments }: ShopSettings,
  totalPaise: number,
): DocumentContent["payment"] {
  const { method, dueOn } = order.payment;
  const outstandingPaise = Math.min(order.payment.outstandingPaise, totalPaise);
  const { bank, upi } = howToPay(payments, { reference: order.orderId, method, outstandingPaise });
  const duePaise = Math.max(0, outstandingPaise);
  return { duePaise, dueOn: dueOn && dateName(dueOn), bank, upi };
}
