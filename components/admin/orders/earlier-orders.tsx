"use client";

import { useLoad } from "@/components/call/use-load";
import { shortDayText } from "@/components/format/dates";
import { Rupees } from "@/components/format/rupees";
import { StatusBadge } from "@/components/order/status-badge";
import { Link } from "@/components/ui/link";
import { callList } from "@/lib/client/api";
import { countText } from "@/lib/counts";
import { paths } from "@/lib/paths";
import { staffPaths } from "@/lib/staff-paths";

/** The latest others are shown; the rest is in the list. */
const SHOWN = 3;

function loadOrders(email: string, signal: AbortSignal) {
  return callList("GET /admin/orders", { query: { q: email, limit: SHOWN + 1 }, signal });
}

interface EarlierOrdersProps {
  /** Of the order beside which they stand. */
  id: string;
  email: string;
}

/** What else the customer of an order has bought: whether they are known, and how it went. */
export function EarlierOrders({ id, email }: EarlierOrdersProps) {
  const { value } = useLoad({ load: loadOrders, question: email });
  if (!value) return null;
  const others = value.items.filter((other) => other._id !== id).slice(0, SHOWN);
  if (others.length === 0) {
    return (
      <p className="mt-3 text-sm text-muted-foreground">Their first order with this address.</p>
    );
  }
  return (
    <div className="mt-3 border-t perforated pt-3">
      <h3 className="text-sm text-muted-foreground">Their other orders</h3>
      <ul className="mt-1 divide-y text-[0.9375rem]">
        {others.map((other) => (
          <li key={other._id}>
            <Link
              href={paths.adminOrder(other._id)}
              prefetch={false}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 underline-offset-4 hover:underline"
            >
              <span className="tabular">{shortDayText(new Date(other.createdAt))}</span>
              <span className="flex items-center gap-2.5">
                <Rupees amount={other.totalAmount} />
                <StatusBadge status={other.status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={staffPaths.orderSearch(email)}
        prefetch={false}
        className="mt-1 inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
      >
        All {countText(value.total)} orders
      </Link>
    </div>
  );
}
