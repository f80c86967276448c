import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { CartFrame } from "./cart-frame";

/** The cart's shape while only the browser knows what is in it. */
export function CartSkeleton() {
  return (
    <CartFrame
      lines={
        <div>
          <p role="status" className="sr-only">
            Loading your cart
          </p>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-4 border-b py-5 sm:gap-6">
              <Skeleton className="size-20 sm:size-28" />
              <div className="flex-1 space-y-3">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-11 w-36" />
              </div>
            </div>
          ))}
        </div>
      }
      side={
        <Card className="space-y-4 p-5 sm:p-6">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-5" />
          ))}
          <Skeleton className="h-13" />
        </Card>
      }
    />
  );
}
