import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import type { AdminProductRecord, FeaturedProduct } from "@/lib/catalogue/admin/schemas";
import { MAX_FEATURED } from "@/lib/catalogue/limits";
import { call } from "@/lib/client/api";
import { DecisionFooter } from "../shared/decision-footer";
import { LoadState } from "../shared/loaded";
import { ProductChooser, type Chosen } from "./product-chooser";

const load = (_: string, signal: AbortSignal) => call("GET /admin/products/featured", { signal });

interface FeaturedDialogProps {
  onClose: () => void;
  /** Resolves once the list shows the change. */
  onSaved: () => Promise<unknown>;
}

export function FeaturedDialog({ onClose, onSaved }: FeaturedDialogProps) {
  const featured = useLoad({ load });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={false}>
        <DialogHeader
          title="Featured products"
          description={
            <>
              Up to {MAX_FEATURED} products for the landing page, in this order. Choose none to show
              the first by name.
            </>
          }
        />
        {featured.value ? (
          <Choice before={featured.value} onClose={onClose} onSaved={onSaved} />
        ) : (
          <DialogBody>
            <LoadState
              of={featured}
              text="Could not load them."
              waiting={<Skeleton className="h-40" />}
            />
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}

const isInShop = ({ draft }: AdminProductRecord) => !draft;

interface ChoiceProps extends FeaturedDialogProps {
  before: readonly FeaturedProduct[];
}

function Choice({ before, onClose, onSaved }: ChoiceProps) {
  const [chosen, setChosen] = useState<Chosen[]>(
    before.map((product) => ({ ...product, status: "in-stock" })),
  );
  const { busy, run } = useAction({ title: "Failed to save.", text: "Please try again." });
  const save = () =>
    run(async () => {
      const products = chosen.map(({ _id }) => _id);
      await call("PUT /admin/products/featured", { body: { products } });
      await onSaved();
      onClose();
      toast({ title: "The landing page shows your choice now." });
    });
  return (
    <>
      <DialogBody>
        <ProductChooser
          chosen={chosen}
          onChange={setChosen}
          most={MAX_FEATURED}
          label="Search for a product to show"
          isOffered={isInShop}
        />
      </DialogBody>
      <DecisionFooter
        action="Save"
        busyLabel="Saving"
        busy={busy}
        onConfirm={() => void save()}
        onClose={onClose}
      />
    </>
  );
}
