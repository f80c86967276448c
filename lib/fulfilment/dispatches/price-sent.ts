import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { billDispatch, type Bill } from "@/lib/documents/dispatch-figures";
import { sumBy } from "@/lib/documents/figures";
import { orderBill } from "@/lib/documents/invoice-figures";
import { readBills } from "@/lib/documents/read-figures";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import { readOrders } from "@/lib/orders/read/queries";
import type { Units } from "./dispatch-goods";

/**
 * Reprices an order for the units that are billed: the invoices so far, and the rest's share of price, discount,
 * shipping and tax. The ordered quantity stays on each line.
 * @param charged units of each line, including billed ones
 */
export async function priceSent(tx: Transaction, id: string, charged: Units): Promise<void> {
  const [order] = await readOrders(tx, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const billed = await readBills(tx, id);
  const bills = [...billed, ...unbilledPart(orderBill(order), billed, charged)];
  for (const line of order.lines) {
    const { quantity = 0 } = charged.find((each) => each.line === line.id) ?? {};
    await tx.orderLine.update({
      where: { id: line.id },
      data: {
        ...sumLine(bills, line.id, line.tax !== null),
        quantity,
        orderedQuantity:
          quantity === line.quantity
            ? (line.orderedQuantity ?? null)
            : (line.orderedQuantity ?? line.quantity),
      },
      select: { id: true },
    });
  }
  const total = (amount: (bill: Bill) => number) => sumBy(bills, amount);
  const data = {
    subtotalPaise: total(({ amounts }) => amounts.subtotalPaise),
    discountPaise: total(({ amounts }) => amounts.discountPaise),
    sampleCreditPaise: total(({ amounts }) => amounts.sampleCreditPaise),
    shippingPaise: total(({ amounts }) => amounts.shippingPaise),
    taxPaise: total(({ figures }) => figures.taxPaise),
    roundOffPaise: total(({ figures }) => figures.roundOffPaise),
    totalPaise: total(({ figures }) => figures.totalPaise),
  };
  await announcePaid(tx, id, () => tx.order.update({ where: { id }, data, select: { id: true } }));
}

/** The dispatched part without an invoice; empty when all of it is billed. */
function unbilledPart(whole: Bill, billed: readonly Bill[], charged: Units): Bill[] {
  const open = charged.map(({ line, quantity }) => {
    const lines = billed.flatMap(({ figures }) => figures.lines);
    const before = lines.filter(({ orderLineId }) => orderLineId === line);
    return { orderLineId: line, quantity: quantity - sumBy(before, (each) => each.quantity) };
  });
  return open.some(({ quantity }) => quantity > 0) ? [billDispatch(whole, billed, open)] : [];
}

/** Sum of the bills for one line. */
function sumLine(bills: readonly Bill[], id: string, isTaxed: boolean) {
  const parts = bills.flatMap(({ figures, prices }) =>
    figures.lines.flatMap((line, index) => {
      const price = prices[index];
      return line.orderLineId === id && price ? [{ ...line, ...price }] : [];
    }),
  );
  const discount = { discountPaise: sumBy(parts, (part) => part.discountPaise) };
  const total = { lineTotalPaise: sumBy(parts, (part) => part.grossPaise), ...discount };
  if (!isTaxed) return total;
  return {
    ...total,
    taxablePaise: sumBy(parts, (part) => part.taxablePaise),
    cgstPaise: sumBy(parts, (part) => part.cgstPaise),
    sgstPaise: sumBy(parts, (part) => part.sgstPaise),
    igstPaise: sumBy(parts, (part) => part.igstPaise),
  };
}
