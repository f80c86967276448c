import { addressLines, type PostalAddress } from "@/lib/identity/addresses/postal-address";
import type { CorrectedChange } from "@/lib/orders/corrected";
import { quantityWords } from "@/lib/orders/line-text";
import type { Order, OrderLine } from "@/lib/orders/order";
import { formatRupees } from "@/lib/pricing/money";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";

/** Differences between an order before and after its correction. */
export function listChanges(before: Order, after: Order): CorrectedChange[] {
  return [
    ...listFacts(before, after),
    ...before.lines.flatMap((line) => listLine(line, find(after, line))),
    ...after.lines
      .filter((line) => !find(before, line))
      .map((line): CorrectedChange => {
        const price = formatRupees(line.pricePaise);
        const added = `${quantityWords(line.quantity, line.unit)}, ${price}`;
        return { what: "added", name: line.name, before: null, after: added };
      }),
    ...listPair(
      "total",
      formatRupees(before.totals.totalPaise),
      formatRupees(after.totals.totalPaise),
    ),
  ];
}

const find = ({ lines }: Order, { id }: OrderLine) => lines.find((line) => line.id === id);

function listFacts(before: Order, after: Order): CorrectedChange[] {
  const [was, is] = [toTexts(before), toTexts(after)];
  const names = Object.keys(was) as (keyof typeof was)[];
  return names.flatMap((name) => listPair(name, was[name], is[name]));
}

const toTexts = ({ shipTo, billing, customer, note, shippingWay }: Order) => ({
  shippingAddress: inOneLine(shipTo),
  billingAddress: billing.address && inOneLine(billing.address),
  consigneeGstin: billing.consigneeGstin,
  gstin: billing.gstin,
  company: customer.company,
  poNumber: billing.poNumber,
  phone: customer.phone,
  email: customer.email,
  note,
  shippingWay: shippingWay && SHIPPING_METHOD_NAMES[shippingWay],
});

const inOneLine = (address: PostalAddress) => addressLines(address).join(", ");

function listLine(before: OrderLine, after: OrderLine | undefined): CorrectedChange[] {
  const { name } = before;
  const words = ({ quantity, unit }: OrderLine) => quantityWords(quantity, unit);
  if (!after) {
    const gone = { name, before: words(before), after: null };
    const isApproved = before.approvedAt !== undefined;
    return [
      { what: "removed", ...gone },
      ...(isApproved ? [{ what: "withdrawn", ...gone } as const] : []),
    ];
  }
  return [
    ...listPair("quantity", words(before), words(after), name),
    ...listPair("price", formatRupees(before.pricePaise), formatRupees(after.pricePaise), name),
  ];
}

const listPair = (
  what: CorrectedChange["what"],
  before: string | null,
  after: string | null,
  name?: string,
): CorrectedChange[] =>
  before === after ? [] : [{ what, ...(name !== undefined && { name }), before, after }];
