import "server-only";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import { listTexts, type Order } from "@/lib/orders/order";
import { printedTexts } from "@/lib/orders/texts/texts";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { LabelPlace } from "./label-sheets";
import { colours, type TextStyle } from "./typesetting/text-style";
import { decoration, openPart, textPart, type Part } from "./typesetting/tagged";
import type { Typeface } from "./typesetting/typefaces";
import { fitted, wrap, writeLines, type Pdf } from "./typesetting/typeset";
import { printable } from "./typesetting/printable";

/** The texts of a parcel label (docs/product.md: Packing slips and labels). */
interface LabelText {
  /** The sender, one string per line. */
  from: string[];
  name: string;
  /** Company, street, town and state, one string per line. */
  address: string[];
  zipCode: string;
  /** Empty when the order has none. */
  phone: string;
  /** Order number, purchase order, shipping method, carrier and tracking number. */
  foot: string[];
}

const listLines = (texts: readonly (string | false | null | undefined)[]): string[] =>
  texts.map((text) => printable(text || "")).filter((text) => text !== "");

export function labelText(order: Order, shop: ShopSettings): LabelText {
  const { shipTo, customer, tracking, shippingWay } = order;
  // The PIN code is printed separately, and the country is left out because all parcels stay in India.
  const place = { ...shipTo, zipCode: "", country: "" };
  const codes = [...new Set(order.lines.flatMap(({ code }) => code ?? []))];
  const [name = "", ...address] = addressLines(place, customer.company);
  return {
    from: listLines([shop.siteName, shop.contactAddress, shop.contactPhone]),
    name: printable(name),
    address: listLines(address),
    zipCode: printable(shipTo.zipCode),
    phone: printable(customer.phone ?? ""),
    foot: listLines([
      `Order ${order.orderId}`,
      ...printedTexts(listTexts(order)).map(({ label, value }) => `${label} ${value}`),
      shippingWay && SHIPPING_METHOD_NAMES[shippingWay],
      tracking && `${tracking.carrier} ${tracking.number}`,
      codes.length > 0 && `Buyer's code ${codes.join(", ")}`,
    ]),
  };
}

/** Sizes for a label of 4 × 6 inches, in points; only black, because thermal printers have no other colour. */
const PAD = 14;
const GAP = 9;

const STEP = 0.05;
const SMALLEST = 0.4;

interface Line {
  text: string;
  textStyle: TextStyle;
}

type Block = Line[];

const textStyle = (typeface: Typeface, size: number): TextStyle => ({
  typeface,
  size,
  lead: size * 1.28,
  colour: "#000000",
});

/** The parts of a label: from, to, and the order's details. */
interface Blocks {
  from: Block;
  to: Block;
  foot: Block;
}

function toBlocks(pdf: Pdf, text: LabelText, width: number, scale: number): Blocks {
  const lines = (content: string, typeface: Typeface, size: number): Block => {
    const set = textStyle(typeface, size * scale);
    return wrap(pdf, content, set, width).map((line) => ({ text: line, textStyle: set }));
  };
  const [sender = "", ...place] = text.from;
  return {
    from: [
      ...lines(`From ${sender}`, "strong", 9),
      ...place.flatMap((line) => lines(line, "text", 9)),
    ],
    to: [
      ...lines("Deliver to", "strong", 10),
      ...lines(text.name, "strong", 21),
      ...text.address.flatMap((line) => lines(line, "text", 16)),
      ...lines(`PIN ${text.zipCode}`, "strong", 21),
      ...(text.phone ? lines(`Phone ${text.phone}`, "strong", 16) : []),
    ],
    foot: text.foot.flatMap((line, index) => lines(line, index === 0 ? "strong" : "text", 11)),
  };
}

const getHeight = (block: Block) => block.reduce((sum, line) => sum + line.textStyle.lead, 0);

const getGap = (scale: number) => 4 * GAP * scale;

/** Uses the largest type size in which everything fits. */
function fit(pdf: Pdf, text: LabelText, { width, height }: LabelPlace, most: number) {
  const least = most * SMALLEST;
  for (let scale = most; ; scale -= STEP * most) {
    const blocks = toBlocks(pdf, text, width, scale);
    const needed = [blocks.from, blocks.to, blocks.foot].reduce(
      (sum, block) => sum + getHeight(block),
      0,
    );
    const isSmallest = scale - STEP * most < least;
    if (needed + getGap(scale) <= height || isSmallest) return { blocks, scale };
  }
}

/** Cuts a text that is too long even at the smallest size, after the last line that fits. */
function cut(pdf: Pdf, block: Block, room: number, width: number): Block {
  let used = 0;
  const fitting = block.filter(({ textStyle: { lead } }) => (used += lead) <= room);
  const last = fitting.at(-1);
  if (fitting.length === block.length || !last) return fitting;
  return [
    ...fitting.slice(0, -1),
    { ...last, text: fitted(pdf, `${last.text} …`, last.textStyle, width) },
  ];
}

function draw(pdf: Pdf, root: Part, block: Block, at: { x: number; y: number; width: number }) {
  const part = openPart(pdf, root, "Sect");
  let { y } = at;
  for (const line of block) {
    textPart(pdf, part, "P", () => {
      y += writeLines(pdf, [line.text], line.textStyle, { ...at, y });
    });
  }
  part.end();
  return y;
}

/** Draws a label: the sender at the top, the recipient as large as fits, the order number at the bottom. */
export function drawLabel(
  pdf: Pdf,
  root: Part,
  text: LabelText,
  place: LabelPlace,
  most: number,
): void {
  const pad = PAD * most;
  const inner = {
    x: place.x + pad,
    y: place.y + pad,
    width: place.width - 2 * pad,
    height: place.height - 2 * pad,
  };
  const { blocks, scale } = fit(pdf, text, inner, most);
  const gap = GAP * scale;
  const rule = (y: number) =>
    decoration(pdf, () => pdf.rect(inner.x, y, inner.width, 0.75).fill(colours.ink));
  const foot = cut(pdf, blocks.foot, inner.height / 3, inner.width);
  const from = cut(pdf, blocks.from, inner.height / 3, inner.width);
  const footTop = inner.y + inner.height - getHeight(foot);
  const toTop = draw(pdf, root, from, inner) + 2 * gap;
  rule(toTop - gap);
  const to = cut(pdf, blocks.to, footTop - 2 * gap - toTop, inner.width);
  draw(pdf, root, to, { ...inner, y: toTop });
  rule(footTop - gap);
  draw(pdf, root, foot, { ...inner, y: footTop });
}
