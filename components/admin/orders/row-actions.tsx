import { Eye } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useMay } from "@/lib/client/use-role";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { followingStatus } from "@/lib/orders/status";
import { paths } from "@/lib/base/paths";
import { STATUS_TEXT, type NewStatus } from "./status-text";

export interface RowActionsProps {
  order: ListedOrder;
  onStatus: (order: ListedOrder, status: NewStatus) => void;
}

/** The step that comes next, and the way to the order. */
export function RowActions({ order, onStatus }: RowActionsProps) {
  const next = followingStatus(order.status) as NewStatus | undefined;
  const mayWrite = useMay("orders.write.all");
  return (
    <div className="flex items-center justify-end gap-1">
      {next && mayWrite && (
        <Button variant="outline" size="sm" onClick={() => onStatus(order, next)}>
          {STATUS_TEXT[next].short}
          <span className="sr-only"> {order.orderId}</span>
        </Button>
      )}
      <Button asChild variant="ghost" size="sm" className="px-2.5">
        <Link href={paths.adminOrder(order._id)} prefetch={false} title="View">
          <Eye aria-hidden />
          <span className="md:sr-only">View</span>
          <span className="sr-only"> {order.orderId}</span>
        </Link>
      </Button>
    </div>
  );
}
