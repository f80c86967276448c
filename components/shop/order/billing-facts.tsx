import { useWords } from "#words";
import { dayText } from "@/components/shared/format/dates";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { Fact } from "./fact";
import { ShippingAddress } from "./shipping-address";

type Billing = Pick<OrderAnswer, "billingAddress" | "gstin" | "poNumber" | "note" | "approval">;

export const hasBillingFacts = (order: Billing): boolean =>
  [order.billingAddress, order.gstin, order.poNumber, order.note, order.approval].some(Boolean);

/** Details for the buyer's books, as entries of a list of facts; only those that were given. */
export function BillingFacts({ order }: { order: OrderAnswer }) {
  const say = useWords();
  const { billingAddress, company, gstin, poNumber, note, approval } = order;
  return (
    <>
      {billingAddress && (
        <Fact name={say("Billing Address")}>
          <ShippingAddress address={billingAddress} company={company} />
        </Fact>
      )}
      {gstin && (
        <Fact name={say("GSTIN")}>
          <span className="tabular">{gstin}</span>
        </Fact>
      )}
      {poNumber && <Fact name={say("Purchase Order")}>{poNumber}</Fact>}
      {approval && (
        <Fact name={say("Approval")}>
          {say("Asked for by {asker}, approved by {approver} on {day}", {
            asker: approval.askedBy,
            approver: approval.approvedBy,
            day: dayText(new Date(approval.at), say.language),
          })}
        </Fact>
      )}
      {note && (
        <Fact name={say("Note")}>
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      )}
    </>
  );
}
