import { dayText, momentText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import type { Subscription } from "@/lib/inbox/newsletter/schemas";
import { STATES } from "./states";

const SOURCES: Record<Subscription["source"], string> = {
  checkout: "Checkout",
  account: "Account",
};

const PROOFS = { mailed_link: "by the mailed link", signed_in: "signed in" };

const BADGES = { confirmed: "default", pending: "marigold", unsubscribed: "outline" } as const;

export const SUBSCRIPTION_COLUMNS: Column<Subscription>[] = [
  {
    name: "Email",
    isTitle: true,
    cellClassName: "w-full max-w-0 truncate font-semibold",
    cell: ({ email }) => email,
  },
  {
    name: "State",
    cell: ({ state }) => <Badge variant={BADGES[state]}>{STATES[state]}</Badge>,
  },
  {
    name: "Asked",
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap",
    cell: ({ source, requestedAt }) => `${SOURCES[source]}, ${dayText(new Date(requestedAt))}`,
  },
  {
    name: "Since",
    className: "max-sm:hidden",
    cellClassName: "whitespace-nowrap",
    cell: since,
  },
];

/** Since when the address stands as it does, and how its owner agreed. */
function since({ state, confirmedAt, confirmedBy, unsubscribedAt }: Subscription): string {
  if (state === "unsubscribed" && unsubscribedAt) return momentText(new Date(unsubscribedAt));
  if (state !== "confirmed" || !confirmedAt || !confirmedBy) return "–";
  return `${momentText(new Date(confirmedAt))}, ${PROOFS[confirmedBy]}`;
}
