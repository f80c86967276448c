import { dayText, momentText } from "@/components/format/dates";
import { Badge } from "@/components/ui/badge";
import type { Subscription } from "@/lib/newsletter/schemas";
import { Cell, DataTable, HeadCell } from "../shared/data-table";
import { STATES } from "./states";

interface SubscriptionTableProps {
  subscriptions: readonly Subscription[];
  busy: boolean;
}

const SOURCES: Record<Subscription["source"], string> = {
  checkout: "Checkout",
  account: "Account",
};

const PROOFS = { mailed_link: "by the mailed link", signed_in: "signed in" };

const BADGES = { confirmed: "default", pending: "marigold", unsubscribed: "outline" } as const;

export function SubscriptionTable({ subscriptions, busy }: SubscriptionTableProps) {
  return (
    <DataTable
      caption="Addresses of the newsletter, newest first"
      busy={busy}
      head={
        <>
          <HeadCell>Email</HeadCell>
          <HeadCell>State</HeadCell>
          <HeadCell className="max-md:hidden">Asked</HeadCell>
          <HeadCell className="max-sm:hidden">Since</HeadCell>
        </>
      }
    >
      {subscriptions.map((subscription) => (
        <tr key={subscription._id}>
          <Cell className="w-full max-w-0 truncate font-semibold">{subscription.email}</Cell>
          <Cell>
            <Badge variant={BADGES[subscription.state]}>{STATES[subscription.state]}</Badge>
          </Cell>
          <Cell className="whitespace-nowrap max-md:hidden">
            {SOURCES[subscription.source]}, {dayText(new Date(subscription.requestedAt))}
          </Cell>
          <Cell className="whitespace-nowrap max-sm:hidden">{since(subscription)}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}

/** Since when the address stands as it does, and how its owner agreed. */
function since({ state, confirmedAt, confirmedBy, unsubscribedAt }: Subscription): string {
  if (state === "unsubscribed" && unsubscribedAt) return momentText(new Date(unsubscribedAt));
  if (state !== "confirmed" || !confirmedAt || !confirmedBy) return "–";
  return `${momentText(new Date(confirmedAt))}, ${PROOFS[confirmedBy]}`;
}
