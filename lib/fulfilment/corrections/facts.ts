import { toPostalAddress, type PostalAddress } from "@/lib/identity/addresses/postal-address";
import type { Order } from "@/lib/orders/order";
import { checkAddresses } from "@/lib/orders/place/check-addresses";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { Corrected } from "./schemas";

/** The correctable fields of an order besides its lines. */
export interface Facts {
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress | null;
  consigneeGstin: string | null;
  gstin: string | null;
  company: string | null;
  poNumber: string | null;
  phone: string | null;
  note: string | null;
}

export const toFacts = ({ shipTo, billing, customer, note }: Order): Facts => ({
  shippingAddress: toPostalAddress(shipTo),
  billingAddress: billing.address && toPostalAddress(billing.address),
  consigneeGstin: billing.consigneeGstin,
  gstin: billing.gstin,
  company: customer.company,
  poNumber: billing.poNumber,
  phone: customer.phone,
  note,
});

const TEXTS = ["consigneeGstin", "gstin", "company", "poNumber", "phone", "note"] as const;

export function givenFacts(requested: Corrected): Partial<Facts> {
  const { shippingAddress, billingAddress } = requested;
  const given = TEXTS.flatMap((name) => {
    const text = requested[name];
    return text === undefined ? [] : [[name, text]];
  });
  return {
    ...(Object.fromEntries(given) as Partial<Facts>),
    ...(shippingAddress && { shippingAddress: toStored(shippingAddress) }),
    ...(billingAddress !== undefined && {
      billingAddress: billingAddress && toStored(billingAddress),
    }),
  };
}

const toStored = (sent: NonNullable<Corrected["shippingAddress"]>): PostalAddress =>
  toPostalAddress({ ...sent, apartment: sent.apartment ?? null });

/** A mistake in one of them would be on the invoice, which cannot be corrected. */
const PLACES = ["shippingAddress", "billingAddress", "consigneeGstin", "gstin", "company"] as const;

/** @throws AppError invalid_input with the field */
export function checkPlaces(
  { customer: { name } }: Order,
  after: Facts,
  { changed, settings }: { changed: object; settings: ShopSettings },
): void {
  if (!PLACES.some((place) => place in changed)) return;
  const { consigneeGstin, billingAddress, gstin, company } = after;
  checkAddresses({
    request: {
      shippingAddress: { ...toSent(after.shippingAddress), gstin: consigneeGstin ?? undefined },
      billingAddress: billingAddress ? toSent(billingAddress) : undefined,
      gstin: gstin ?? undefined,
      company: company ?? undefined,
    },
    settings,
    customer: { name, companyName: undefined },
  });
}

const toSent = ({ apartment, ...address }: PostalAddress) => ({
  ...address,
  apartment: apartment ?? undefined,
});
