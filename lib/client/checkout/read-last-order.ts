import {
  hasShape,
  isCount,
  isDay,
  isListOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isOneOf,
  isText,
  isTrueOrFalse,
  type Guarded,
} from "@/lib/base/input/guards";
import { apiAddress } from "@/lib/api/call";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import type { OrderAnswer, OrderFigures } from "@/lib/orders/schemas";
import { ORDER_PROOFS } from "@/lib/orders/status";
import { mapTexts, TEXT_NAMES } from "@/lib/orders/texts/texts";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { SIZE_BASIS } from "@/lib/pricing/size-spec";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { SHIPPING_METHODS } from "@/lib/shop/shipping/method-names";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { STORED_ITEM } from "../cart";

/** Reads the record under the storage key `lastOrder`, without zod, which its page does not load. */

const isTextIfAny = isMissingOr(isText);
const isTextOrNone = isMissingOr(isNullOr(isText));
const isDayOrNone = isMissingOr(isNullOr(isDay));

const isAddress = hasShape({
  firstName: isText,
  lastName: isText,
  address: isText,
  apartment: isTextIfAny,
  city: isText,
  state: isText,
  zipCode: isText,
  country: isText,
});

/**
 * Its five documented members (docs/product.md: Browser storage), and further facts of an order just placed. Amounts in
 * rupees.
 */
const isRecord = hasShape({
  orderNumber: (value): value is string => isText(value) && value !== "",
  items: isListOf(
    hasShape({
      ...STORED_ITEM,
      packSize: isTextOrNone,
      sku: isTextOrNone,
      unit: isMissingOr(isOneOf(["PAC", "PCS", "THD", "SET"])),
      basis: isMissingOr(isCount),
    }),
  ),
  total: isNumber,
  email: isText,
  ...mapTexts(TEXT_NAMES, () => isTextIfAny),
  shippingAddress: isAddress,
  billingAddress: isMissingOr(isAddress),
  paymentMethod: isMissingOr(isOneOf(PAYMENT_METHODS)),
  hasPurchaseOrder: isMissingOr(isTrueOrFalse),
  dispatchBy: isDayOrNone,
  deliverBy: isDayOrNone,
  proof: isMissingOr(isNullOr(isOneOf(ORDER_PROOFS))),
});

const hasFigures = hasShape({
  subtotal: isNumber,
  discount: isNumber,
  promoCode: isNullOr(isText),
  sampleCredit: isMissingOr(isNumber),
  shipping: isNumber,
  shippingWay: isMissingOr(isOneOf(SHIPPING_METHODS)),
  tax: isNumber,
  taxes: isMissingOr(
    isListOf(
      hasShape({
        name: isOneOf(["CGST", "SGST", "IGST"]),
        percent: isNumber,
        taxable: isNumber,
        amount: isNumber,
      }),
    ),
  ),
  roundOff: isMissingOr(isNumber),
});

export type LastOrder = Guarded<typeof isRecord> & Partial<Guarded<typeof hasFigures>>;

/** Returns the record; null for anything else. */
export const readLastOrder = (stored: unknown): LastOrder | null =>
  isRecord(stored) ? stored : null;

/** The figures between the lines and the total; null for a record without them. */
export const lastFigures = (record: LastOrder): OrderFigures | null =>
  hasFigures(record) ? record : null;

/** The figures of a record without any: its page shows only the total. */
const NO_FIGURES = { discount: 0, promoCode: null, shipping: 0, tax: 0 };

/**
 * The order in the form of an API answer, as far as the record goes. It has no date: it was written just before
 * `takenAt`.
 */
export function lastOrderAnswer(
  record: LastOrder,
  takenAt: Date,
  t: Translate = inEnglish,
): OrderAnswer {
  const { orderNumber, total, email, shippingAddress } = record;
  const figures = lastFigures(record) ?? { ...NO_FIGURES, subtotal: total };
  const { firstName, lastName } = shippingAddress;
  return {
    taxes: [],
    roundOff: 0,
    taxPercent: 0,
    ...figures,
    _id: "",
    orderId: orderNumber,
    status: "Pending",
    proof: record.proof ?? null,
    totalAmount: total,
    createdAt: takenAt.toISOString(),
    updatedAt: takenAt.toISOString(),
    user: { name: `${firstName} ${lastName}`, email },
    ...mapTexts(TEXT_NAMES, (name) => record[name] ?? null),
    shippingAddress,
    billingAddress: record.billingAddress ?? null,
    products: listLines(record, t),
    history: [],
    dispatchBy: record.dispatchBy ?? null,
    deliverBy: record.deliverBy ?? null,
    tracking: null,
    partlyDispatched: false,
    kept: false,
    cancellable: true,
    payment: {
      method: record.paymentMethod ?? null,
      state: "unpaid",
      due: total,
      paid: 0,
      refunded: 0,
      billed: false,
      dueOn: null,
    },
    due: [],
    documents: [],
    ...(record.hasPurchaseOrder && { purchaseOrder: ownFile(orderNumber) }),
  };
}

/** The server provides its file name. */
const ownFile = (id: string) => ({
  name: "",
  url: apiAddress("GET /orders/{id}/purchase-order", { params: { id } }),
});

type Line = OrderAnswer["products"][number];

/** The record has no set-up fees: they are the difference between its lines and the subtotal. */
function listLines(record: LastOrder, t: Translate): Line[] {
  const lines = record.items.map(toLine);
  const linesPaise = lines.reduce((sum, { lineTotal }) => sum + toPaise(lineTotal), 0);
  const setUp = toRupees(toPaise(lastFigures(record)?.subtotal ?? 0) - linesPaise);
  const printed = lines.find(({ print, kind }) => print || kind === "custom");
  if (!printed || setUp <= 0) return lines;
  const { thumbnailImage } = printed.product;
  const name = t("Set-up of the print");
  return [
    ...lines,
    {
      _id: "",
      kind: "fee",
      unit: "SET",
      basis: 1,
      stage: null,
      product: { _id: null, name, thumbnailImage, packSize: null, sku: null },
      quantity: 1,
      price: setUp,
      lineTotal: setUp,
    },
  ];
}

function toLine({ _id, name, thumbnailImage, ...item }: LastOrder["items"][number]): Line {
  const { packSize = null, sku = null, price, quantity, print, made, isSample = false } = item;
  const isOwn = made !== undefined || item.item !== undefined;
  const basis = item.basis ?? (made && !isSample ? SIZE_BASIS : 1);
  return {
    _id: "",
    kind: isSample ? "sample" : isOwn ? "custom" : "product",
    unit: item.unit ?? (isSample || made ? "PCS" : "PAC"),
    basis,
    ...(made && { spec: { size: sizeText(made) } }),
    stage: print && print.again === undefined ? "needs_artwork" : null,
    ...(print && { print }),
    product: {
      _id: isOwn ? null : _id,
      name,
      thumbnailImage,
      packSize: isSample ? null : packSize,
      sku,
    },
    quantity,
    price,
    lineTotal: toRupees(lineTotalPaise({ pricePaise: toPaise(price), quantity, basis })),
  };
}
