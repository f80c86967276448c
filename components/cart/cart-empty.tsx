import { PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

/** `as`: the level of its heading, where the page has none of its own. */
export function CartEmpty({ as }: { as: "h1" | "h2" }) {
  return (
    <EmptyState
      as={as}
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
