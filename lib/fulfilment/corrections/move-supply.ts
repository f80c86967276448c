import "server-only";
import type { Transaction } from "@/lib/db/client";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import type { Order } from "@/lib/orders/order";
import { addGst } from "@/lib/pricing/gst";
import { toTaxes, withOwnRates } from "../line-taxes";

/**
 * Taxes an order for another place of supply at its lines' rates: IGST becomes CGST and SGST, or the reverse. Each half
 * is rounded, so the tax may change by some paise.
 */
export async function moveSupply(
  tx: Transaction,
  { id, gst, lines, totals }: Order,
  placeOfSupply: string,
): Promise<void> {
  if (!gst || gst.placeOfSupply === placeOfSupply) return;
  const { subtotalPaise, discountPaise, shippingPaise } = totals;
  const amounts = { subtotalPaise, discountPaise, shippingPaise };
  const moved = addGst(withOwnRates(lines), amounts, gst.sellerState === placeOfSupply);
  for (const [index, { id: line }] of lines.entries()) {
    const data = toTaxes(moved.lineTaxes[index]);
    await tx.orderLine.update({ where: { id: line }, data, select: { id: true } });
  }
  const { roundOffPaise } = moved;
  const data = { ...moved.totals, roundOffPaise, placeOfSupply };
  await announcePaid(tx, id, () => tx.order.update({ where: { id }, data, select: { id: true } }));
}
