import { inEnglish } from "@/lib/i18n/translate";
import { countedPack } from "@/lib/catalogue/price/unit-price";
import { longDate } from "@/lib/base/dates";
import { toParties, toSeller as sellerNamed } from "@/lib/documents/parties";
import { lineDetail } from "@/lib/orders/line-text";
import { findCancellation, listTexts, type Order, type OrderLine } from "@/lib/orders/order";
import { printedTexts } from "@/lib/orders/texts/texts";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import type { Challan, OrderTransport } from "@/lib/orders/order-movements";
import { formatBuyer, formatDelivery, formatSeller } from "./party-text";
import { printable, printableLines } from "./typesetting/printable";
import { ITEM, formatItem, NUMBER, QUANTITY, formatQuantity } from "./row-text";
import type { ColumnText, HeadText, LabelledText, TableText } from "./document-text";

/**
 * A packing slip: the content of the parcel, without prices (docs/product.md: Packing slips and labels). For dispatched
 * free replacements it is also the delivery challan of CGST Rules, Rule 55, for goods that are not a supply.
 */
export interface SlipText extends HeadText {
  items: TableText;
  /** "5 packs in 3 lines"; without packs when the lines have different units */
  sum: string;
  /** The buyer's note, one string per line. */
  note: string[];
}

/** The maximum of printed note lines, so that a note never fills pages. */
const MAX_NOTE_LINES = 36;

const TICK: ColumnText = { title: "Packed", textStyle: "tick", align: "left" };
const BOX = "□";

const counted = (count: number, noun: string) =>
  `${count.toLocaleString("en-IN")} ${noun}${count === 1 ? "" : "s"}`;

/** A slip needs none of the details that the law requires on a GST invoice. */
const regime = "flat";

const SLIP = { title: "Packing slip", noun: "packing slip" } as const;
const CHALLAN = { title: "Delivery challan", noun: "delivery challan" } as const;

/** Contents of a slip besides its order. */
export interface SlipOf {
  /** For the slip of one dispatch: its number among those of the order, from 1. */
  part?: number;
  /** The delivery challans of its goods. */
  challans?: readonly Challan[];
  /** Transport details of a single dispatch. */
  transport?: OrderTransport | undefined;
}

export function slipText(
  order: Order,
  shop: ShopSettings,
  { part, challans = [], transport }: SlipOf = {},
): SlipText {
  const { buyer, delivery } = toParties(order);
  const seller = sellerNamed(shop, order.isReplacement);
  const [challan, ...others] = challans;
  const isChallan = others.length === 0 && (challan !== undefined || leftUnnumbered(order));
  const title = isChallan ? CHALLAN : SLIP;
  const packed = order.lines.filter(({ kind }) => kind !== "fee" && kind !== "tool");
  const cancelledOn = findCancelledOn(order);
  return {
    ...title,
    t: inEnglish,
    number: printable(isChallan && challan ? challan.number : order.orderId),
    mark: "",
    hasOwnLogo: seller.hasOwnLogo,
    seller: formatSeller({ regime, seller }),
    facts: [
      ...listChallans(challans),
      ...listFacts(order, part),
      ...(transport ? listTransport(transport) : []),
    ],
    hasBand: false,
    cancelledOn,
    buyerLabel: "Bill to",
    buyer: formatBuyer({ regime, buyer, delivery }),
    delivery: [...formatDelivery({ regime, buyer, delivery }), ...listPhone(order)],
    items: toItems(packed, order.isReplacement),
    sum: sumBy(packed),
    note: listNote(order.note),
  };
}

/** True for a replacement dispatched before challans had their own numbers. */
const leftUnnumbered = ({ isReplacement, status, partlyDispatched }: Order) =>
  isReplacement && (partlyDispatched || status === "Shipped" || status === "Delivered");

function listChallans(challans: readonly Challan[]): LabelledText[] {
  const [first, ...others] = challans;
  if (!first) return [];
  const numbers = challans.map(({ number }) => printable(number)).join(", ");
  if (others.length > 0) return [{ label: "Delivery challans", value: numbers }];
  return [
    { label: "Challan number", value: numbers },
    { label: "Challan date", value: longDate(first.issuedOn) },
  ];
}

function findCancelledOn(order: Order): string | null {
  if (order.status !== "Cancelled") return null;
  const { at = null } = findCancellation(order) ?? {};
  return at ? `on ${longDate(at)}` : "";
}

const listPhone = ({ customer: { phone } }: Order) => (phone ? [`Phone ${printable(phone)}`] : []);

function listFacts(order: Order, part: number | undefined): LabelledText[] {
  const { orderId, createdAt, shippingWay, tracking, replaces } = order;
  const facts = [
    { label: "Order number", value: orderId },
    { label: "Dispatch", value: part === undefined ? "" : String(part) },
    { label: "Order date", value: longDate(createdAt) },
    ...printedTexts(listTexts(order)),
    { label: "Replaces goods of order", value: replaces?.orderId ?? "" },
    { label: "Invoice of that order", value: replaces?.invoices.join(", ") ?? "" },
    { label: "Reason", value: replaces ? "Replacement under claim, no supply" : "" },
    { label: "Value", value: replaces ? "No charge" : "" },
    { label: "Shipping", value: shippingWay ? SHIPPING_METHOD_NAMES[shippingWay] : "" },
    {
      label: "Shipped with",
      value: tracking ? `${tracking.carrier} ${tracking.number}`.trimEnd() : "",
    },
  ];
  return listKnown(facts);
}

const listKnown = (facts: readonly LabelledText[]): LabelledText[] =>
  facts
    .map(({ label, value }) => ({ label, value: printable(value) }))
    .filter(({ value }) => value !== "");

/** Groups the number in fours, as the portal prints it. */
function listTransport(transport: OrderTransport): LabelledText[] {
  const { ewayBillNumber, ewayBillUntil, vehicle, transporterName, transporterId } = transport;
  return listKnown([
    { label: "E-way bill", value: ewayBillNumber?.replace(/(?=(?:\d{4})+$)\B/g, " ") ?? "" },
    { label: "Valid until", value: ewayBillUntil ? longDate(ewayBillUntil) : "" },
    { label: "Vehicle", value: vehicle ?? "" },
    { label: "Transporter", value: transporterName ?? transporterId ?? "" },
  ]);
}

function toItems(lines: readonly OrderLine[], isChallan: boolean): TableText {
  const rows = lines.map((line, index) => {
    const { name, unit, packSize, sku, quantity: packs } = line;
    const hsnCode = isChallan ? line.hsnCode : null;
    const pack = unit === "PAC" ? countedPack(packSize) : null;
    return [
      { text: BOX },
      { text: String(index + 1) },
      formatItem({ name, packSize, sku, hsnCode, detail: lineDetail(line) }),
      formatQuantity({ unit, packs, packSize, pieces: pack && pack.pieces * packs }),
    ];
  });
  return { columns: [TICK, NUMBER, ITEM, QUANTITY], rows };
}

function sumBy(lines: readonly OrderLine[]): string {
  const packs = lines.filter(({ unit }) => unit === "PAC");
  const count = packs.reduce((sum, { quantity }) => sum + quantity, 0);
  if (packs.length < lines.length) return counted(lines.length, "line");
  return `${counted(count, "pack")} in ${counted(lines.length, "line")}`;
}

function listNote(note: string | null): string[] {
  return printableLines(note ?? "", MAX_NOTE_LINES);
}
