import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import type { OrderListState } from "./order-list-query";

interface OrderPagerProps {
  state: OrderListState;
  nextCursor: string | null;
}

/** To newer and older orders; nothing where one page holds everything. */
export function OrderPager({ state, nextCursor }: OrderPagerProps) {
  const { after } = state;
  if (after.length === 0 && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-3">
      {after.length > 0 ? (
        <Button asChild variant="outline">
          <Link
            rel="prev"
            prefetch={false}
            href={paths.orderList({ ...state, after: after.slice(0, -1) })}
          >
            <ArrowLeft aria-hidden /> Newer
          </Link>
        </Button>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted-foreground tabular">Page {after.length + 1}</span>
      {nextCursor === null ? (
        <span />
      ) : (
        <Button asChild variant="outline">
          <Link
            rel="next"
            prefetch={false}
            href={paths.orderList({ ...state, after: [...after, nextCursor] })}
          >
            Older <ArrowRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  );
}
