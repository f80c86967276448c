import { Package } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

export function NoOrders() {
  return (
    <Card className="px-5">
      <EmptyState
        as="h3"
        className="py-10"
        title="No orders yet"
        picture={<Package strokeWidth={1.25} />}
        actions={
          <Button asChild>
            <Link href={paths.products()}>Browse Products</Link>
          </Button>
        }
      >
        <p>What you order appears here, with its status and its invoice.</p>
      </EmptyState>
    </Card>
  );
}
