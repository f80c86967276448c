import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import type { OrderAnswer } from "@/lib/orders/schemas";
import {
  LONG_UNRULED_TEXTS,
  BILLING_AND_ORDER_TEXTS,
  SHORT_UNRULED_TEXTS,
  textRow,
  type OrderText,
} from "@/lib/orders/texts/texts";
import { Fact } from "./fact";
import { ShippingAddress } from "./shipping-address";

export const hasBillingFacts = (order: OrderAnswer): boolean =>
  [
    order.billingAddress,
    order.approval,
    ...BILLING_AND_ORDER_TEXTS.map((name) => order[name]),
  ].some(Boolean);

/** Details for the buyer's books, as entries of a list of facts; omits missing ones. */
export function BillingFacts({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const { billingAddress, company, gstin, approval } = order;
  return (
    <>
      {billingAddress && (
        <Fact name={t("Billing Address")}>
          <ShippingAddress address={billingAddress} company={company} />
        </Fact>
      )}
      {gstin && (
        <Fact name={t("GSTIN")}>
          <span className="tabular">{gstin}</span>
        </Fact>
      )}
      <References order={order} names={SHORT_UNRULED_TEXTS} />
      {approval && (
        <Fact name={t("Approval")}>
          {t("Asked for by {asker}, approved by {approver} on {day}", {
            asker: approval.askedBy,
            approver: approval.approvedBy,
            day: dayText(new Date(approval.at), t.language),
          })}
        </Fact>
      )}
      <References order={order} names={LONG_UNRULED_TEXTS} />
    </>
  );
}

function References({ order, names }: { order: OrderAnswer; names: readonly OrderText[] }) {
  const t = useTranslate();
  return names.map(
    (name) =>
      order[name] && (
        <Fact key={name} name={t(textRow(name).pageLabel ?? "")}>
          <span className="whitespace-pre-line">{order[name]}</span>
        </Fact>
      ),
  );
}
