import { Package } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

/** `as`: the level of its heading in the page's outline. */
export function NoOrders({ as }: { as: "h2" | "h3" }) {
  return (
    <Card className="px-5">
      <EmptyState
        as={as}
        className="py-10"
        title="No orders yet"
        picture={<Package strokeWidth={1.25} />}
        actions={
          <Button asChild>
            <Link href={paths.products()}>Browse Products</Link>
          </Button>
        }
      >
        <p>Your orders will appear here, with their status and invoices.</p>
      </EmptyState>
    </Card>
  );
}
