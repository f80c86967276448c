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
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import { countText } from "@/lib/base/text/counts";
import type { ReorderPlan } from "@/lib/orders/place/reorder";
import { paths } from "@/lib/base/paths";
import { formatRupees, toPaise } from "@/lib/pricing/money";

function getTitle({ items, gone, short }: ReorderPlan): string {
  if (items.length === 0) return "None of these items is available";
  return gone.length + short.length > 0
    ? "Some items are not available"
    : "Some things changed since then";
}

const price = (rupees: number) => formatRupees(toPaise(rupees));

interface ReorderReportProps {
  plan: ReorderPlan;
  /** Names of products for which the cart has no room. */
  full: readonly string[];
  onClose: () => void;
}

/** Lists what differs from the earlier order, or from the list, and what is not in the cart. */
export function ReorderReport({ plan, full, onClose }: ReorderReportProps) {
  const isEmpty = plan.items.length === 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{getTitle(plan)}</DialogTitle>
        </DialogHeader>
        <DialogBody tabIndex={0}>
          {!isEmpty && <p className="mb-4">The rest is in your cart at today&rsquo;s prices.</p>}
          <Changes {...plan} full={full} />
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

function Changes({ gone, full, short, ruled, priced }: ReorderPlan & { full: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {gone.map((name, index) => (
        <li key={`gone ${name} ${index}`}>{name}: not available at the moment</li>
      ))}
      {full.map((name, index) => (
        <li key={`full ${name} ${index}`}>
          {name}: a cart holds at most {MAX_LINES} products
        </li>
      ))}
      {short.map(({ name, most, wanted }) => (
        <li key={`short ${name}`}>
          {name}: {packs(most)} in stock, not {countText(wanted)}. Choose in the cart how many you
          take.
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
