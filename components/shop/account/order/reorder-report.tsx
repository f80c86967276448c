"use client";

import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { packs } from "@/lib/orders/cart/quantity-limits";
import { countText } from "@/lib/base/text/counts";
import type { ReorderPlan } from "@/lib/orders/place/reorder";
import { paths } from "@/lib/base/paths";
import { formatRupees, toPaise } from "@/lib/pricing/money";

function titleOf({ items, gone, short }: ReorderPlan): string {
  if (items.length === 0) return "None of these items is available";
  return gone.length + short.length > 0
    ? "Some items are not available"
    : "Some things changed since then";
}

const price = (rupees: number) => formatRupees(toPaise(rupees));

/** Lists what differs from the earlier order. */
export function ReorderReport({ plan, onClose }: { plan: ReorderPlan; onClose: () => void }) {
  const isEmpty = plan.items.length === 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{titleOf(plan)}</DialogTitle>
        </DialogHeader>
        <DialogBody tabIndex={0}>
          {!isEmpty && <p className="mb-4">The rest is in your cart at today&rsquo;s prices.</p>}
          <Changes {...plan} />
        </DialogBody>
        <DialogFooter>
          <Button asChild>
            <Link href={isEmpty ? paths.products() : paths.cart} prefetch={false}>
              {isEmpty ? "Browse Products" : "View Cart"}
            </Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Changes({ gone, short, ruled, priced }: ReorderPlan) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {gone.map((name, index) => (
        <li key={`gone ${name} ${index}`}>{name}: not available at the moment</li>
      ))}
      {short.map(({ name, most, wanted }) => (
        <li key={`short ${name}`}>
          {name}: {packs(most)} in stock, you ordered {countText(wanted)}. Choose in the cart how
          many you take.
        </li>
      ))}
      {ruled.map(({ name, problem }) => (
        <li key={`ruled ${name}`}>
          {name}: {problem} Choose in the cart how many you take.
        </li>
      ))}
      {priced.map(({ name, then, now }) => (
        <li key={`priced ${name}`} className="tabular">
          {name}: {now > then ? "dearer" : "cheaper"}, {price(now)} a pack instead of {price(then)}
        </li>
      ))}
    </ul>
  );
}
