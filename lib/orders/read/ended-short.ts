import { formatRupees, toPaise } from "@/lib/pricing/money";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { listGoods } from "../line-text";
import { owedBack } from "../view/payment";
import type { OrderAnswer } from "../schemas";

/** What the customer of an order that was ended with what had left is told, on its page and by email. */

type Kind = OrderAnswer["products"][number]["kind"];

/** A line with what was ordered of it. */
type Ordered = Record<"line" | "name", string> & { kind: Kind; quantity: number };

interface Sent {
  lines: readonly { line: string; quantity: number }[];
}

/** The goods that never left, with how much of each. */
export function listNotSent<Line extends Ordered>(
  lines: readonly Line[],
  dispatches: readonly Sent[],
): Line[] {
  const sent = dispatches.flatMap((dispatch) => dispatch.lines);
  return listGoods(lines)
    .map((line) => {
      const units = sent.filter((each) => each.line === line.line);
      return {
        ...line,
        quantity: units.reduce((rest, { quantity }) => rest - quantity, line.quantity),
      };
    })
    .filter(({ quantity }) => quantity > 0);
}

type Change = Pick<OrderAnswer["history"][number], "status" | "takesBack" | "reason">;

/** Why it was ended, where its customer is told. A step back to Shipped is another matter. */
export const endedReason = (history: readonly Change[]): string | undefined =>
  history.findLast(({ status, takesBack }) => status === "Shipped" && !takesBack)?.reason;

interface EndedMoney {
  isReplacement: boolean;
  /** Still to be paid; negative: to be given back. */
  outstandingPaise: number;
  /** What came in and did not go back. */
  receivedPaise: number;
  totalPaise: number;
}

/** Empty where nothing was paid and nothing is asked. */
export function endedMoneyText(money: EndedMoney, t: Translate = inEnglish): string {
  const { isReplacement, outstandingPaise: left, receivedPaise, totalPaise } = money;
  if (isReplacement) return t("It costs you nothing.");
  const amount = formatRupees(Math.abs(left));
  if (left < 0) {
    return t("You paid {amount} more than it comes to now. We give it back.", { amount });
  }
  if (left > 0) return t("{amount} of it is still to be paid.", { amount });
  return receivedPaise > 0 || totalPaise === 0 ? t("Nothing is left to pay.") : "";
}

/** The same of an order as the API answers it. */
export function endedShortText(order: OrderAnswer, t: Translate = inEnglish) {
  const { payment } = order;
  const lines = order.products.map(({ _id: line, product: { name }, kind, unit, ...counted }) => ({
    line,
    name,
    kind,
    unit,
    quantity: counted.ordered ?? counted.quantity,
  }));
  const money = {
    isReplacement: order.replaces !== undefined,
    outstandingPaise: toPaise(payment.due) - toPaise(owedBack(order)),
    receivedPaise: toPaise(payment.paid) - toPaise(payment.refunded),
    totalPaise: toPaise(order.totalAmount),
  };
  return {
    notSent: listNotSent(lines, order.dispatches ?? []),
    reason: endedReason(order.history),
    money: endedMoneyText(money, t),
  };
}
