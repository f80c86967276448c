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
  const { address, gstin, poNumber, note, approval } = billing;
  return (
    <>
      {address && (
        <Fact name="Billing Address">
          <ShippingAddress address={address} company={company} />
        </Fact>
      )}
      {gstin && (
        <Fact name="GSTIN">
          <span className="tabular">{gstin}</span>
        </Fact>
      )}
      {poNumber && <Fact name="Purchase Order">{poNumber}</Fact>}
      {approval && (
        <Fact name="Approval">
          Asked for by {approval.askedBy}, approved by {approval.approvedBy} on{" "}
          {dayText(new Date(approval.at))}
        </Fact>
      )}
      {note && (
        <Fact name="Note">
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      )}
    </>
  );
}
