import { PackageOpen, SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

interface NoOrdersProps {
  /** Puts search and filters aside; without it there is no order at all. */
  onReset?: () => void;
}

export function NoOrders({ onReset }: NoOrdersProps) {
  return (
    <Card className="px-5">
      <EmptyState
        className="py-10"
        title="No Orders Found"
        picture={onReset ? <SearchX strokeWidth={1.25} /> : <PackageOpen strokeWidth={1.25} />}
        actions={
          onReset && (
            <Button variant="outline" onClick={onReset}>
              Show all orders
            </Button>
          )
        }
      >
        {onReset ? (
          <p>
            No order matches this search and these filters. Try part of an order number, name, city
            or product, or choose another status.
          </p>
        ) : (
          <p>Orders will appear here as soon as they are placed.</p>
        )}
      </EmptyState>
    </Card>
  );
}
