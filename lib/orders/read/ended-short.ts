import { formatRupees, toPaise } from "@/lib/pricing/money";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { listGoods } from "../line-text";
import { owedBack } from "../view/payment";
import type { OrderAnswer } from "../schemas";

/** Texts for the customer of an order ended short, for its page and emails. */

type Kind = OrderAnswer["products"][number]["kind"];

/** A line with its ordered quantity. */
type Ordered = Record<"line" | "name", string> & { kind: Kind; quantity: number };

interface Sent {
  lines: readonly { line: string; quantity: number }[];
}

/** Goods not sent, with their quantities. */
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
        quantity: units.reduce((remaining, { quantity }) => remaining - quantity, line.quantity),
      };
    })
    .filter(({ quantity }) => quantity > 0);
}

type Change = Pick<OrderAnswer["history"][number], "status" | "takesBack" | "reason">;

/** The reason for ending it, if public. A step back to Shipped is not one. */
export const endedReason = (history: readonly Change[]): string | undefined =>
  history.findLast(({ status, takesBack }) => status === "Shipped" && !takesBack)?.reason;

interface EndedMoney {
  isReplacement: boolean;
  /** Amount still due; negative when it is owed back. */
  outstandingPaise: number;
  /** Amount received less refunds. */
  receivedPaise: number;
  totalPaise: number;
}

/** Empty when nothing was paid and nothing is due. */
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

/** `endedMoneyText` and the goods not sent, for an order of the API. */
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
