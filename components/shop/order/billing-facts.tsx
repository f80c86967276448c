import { useWords } from "#words";
import type { ShownBilling } from "@/lib/client/checkout/shown-order";
import { dayText } from "@/components/shared/format/dates";
import { Fact } from "./fact";
import { ShippingAddress } from "./shipping-address";

interface BillingFactsProps {
  billing: ShownBilling;
  company: string | null;
}

export function hasBillingFacts(billing: ShownBilling): boolean {
  return Object.values(billing).some(Boolean);
}

/** Details for the buyer's books, as entries of a list of facts; only those that were given. */
export function BillingFacts({ billing, company }: BillingFactsProps) {
  const say = useWords();
  const { address, gstin, poNumber, note, approval } = billing;
  return (
    <>
      {address && (
        <Fact name={say("Billing Address")}>
          <ShippingAddress address={address} company={company} />
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
