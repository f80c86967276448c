import { PackageOpen, SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

/** An empty catalogue. */
export function NoProducts({ onAdd }: { onAdd: () => void }) {
  return (
    <Card className="px-5">
      <EmptyState
        className="py-10"
        title="No Products Found"
        picture={<PackageOpen strokeWidth={1.25} />}
        actions={<Button onClick={onAdd}>Add First Product</Button>}
      >
        <p>Your shop has no products yet. Products go on sale as soon as you add them.</p>
      </EmptyState>
    </Card>
  );
}

/** A search or filter that nothing answers to. */
export function NoProductMatches({ onReset }: { onReset: () => void }) {
  return (
    <Card className="px-5">
      <EmptyState
        className="py-10"
        title="No Products Found"
        picture={<SearchX strokeWidth={1.25} />}
        actions={
          <Button variant="outline" onClick={onReset}>
            Show all products
          </Button>
        }
      >
        <p>
          No product matches this search and these filters. Try part of a name, or another category
          or status.
        </p>
      </EmptyState>
    </Card>
  );
}
