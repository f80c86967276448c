import { PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

export function CartEmpty() {
  return (
    <EmptyState
      as="h1"
      title="Your cart is empty"
      picture={<PackageOpen strokeWidth={1.25} />}
      actions={
        <Button asChild size="lg">
          <Link href={paths.products()}>Continue Shopping</Link>
        </Button>
      }
    >
      <p>Browse our boxes, bags, cups and mailers.</p>
    </EmptyState>
  );
}
