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
import { packs } from "@/lib/cart/limit-text";
import { countText } from "@/lib/counts";
import type { ReorderPlan } from "@/lib/orders/reorder";
import { paths } from "@/lib/paths";

/** What of an earlier order did not get into the cart. */
export function ReorderReport({
  plan,
  onClose,
}: {
  plan: ReorderPlan | null;
  onClose: () => void;
}) {
  const isEmpty = plan?.items.length === 0;
  return (
    <Dialog open={plan !== null} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {isEmpty ? "None of these items is available" : "Some items are not available"}
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          {!isEmpty && <p className="mb-4">The rest is in your cart at today&rsquo;s prices.</p>}
          <ul className="list-disc space-y-2 pl-5">
            {plan?.short.map(({ name, most, wanted }) => (
              <li key={name}>
                {name}: {packs(most)} of {countText(wanted)} in stock. Choose in the cart how many
                you take.
              </li>
            ))}
            {plan?.gone.map((name, index) => (
              <li key={`${name} ${index}`}>{name}: not available at the moment</li>
            ))}
          </ul>
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
