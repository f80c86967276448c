import { SearchX } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

export function NoMatches() {
  return (
    <Card className="px-5">
      <EmptyState
        className="py-10"
        title="No orders found"
        picture={<SearchX strokeWidth={1.25} />}
        actions={
          <Button asChild variant="outline">
            <Link href={paths.dashboard("orders")} prefetch={false} scroll={false}>
              Show all orders
            </Link>
          </Button>
        }
      >
        <p>Try part of an order number or product name, or choose another status.</p>
      </EmptyState>
    </Card>
  );
}
