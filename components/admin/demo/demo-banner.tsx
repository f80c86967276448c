"use client";

import { PackageX } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/account/confirm-dialog";
import { useAction } from "@/components/account/use-action";
import { useLoad } from "@/components/account/use-load";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import type { DemoData } from "@/lib/demo/schemas";

function loadDemoData(_: string, signal: AbortSignal): Promise<DemoData> {
  return callApi<"readDemoData">({ call: "GET /admin/demo-data", signal });
}

interface DemoBannerProps {
  /** The catalogue is another one now. */
  onRemoved: () => void;
}

/** Says that the shop shows demo products, and takes them away by one click and a question. */
export function DemoBanner({ onRemoved }: DemoBannerProps) {
  const { value: demo, adopt } = useLoad({ load: loadDemoData });
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction({
    title: "Demo Products Not Removed",
    text: "The demo products could not be removed. Please try again.",
  });
  if (!demo || demo.products === 0) return null;

  async function remove() {
    const { products } = await callApi<"deleteDemoData">({
      call: "DELETE /admin/demo-data",
      query: { confirm: "yes" },
    });
    setAsking(false);
    adopt({ products: 0, edited: 0 });
    toast({ title: "Demo Products Removed", description: `${productWords(products)} are gone.` });
    onRemoved();
  }

  return (
    <section
      aria-label="Demo products"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border border-kraft-line bg-kraft px-4 py-2.5 text-sm text-kraft-foreground"
    >
      <PackageX aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-64">
        Your shop shows {productWords(demo.products)}, for looking around. Remove them before you
        sell your own.
      </p>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Remove Demo Products
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove all demo products?"
        confirm="Remove for Good"
        keep="Keep Them"
        busy={busy}
        onConfirm={() => void run(remove)}
      >
        <p>
          {productWords(demo.products)} and their pictures are removed for good and do not come
          back.{demo.edited > 0 && ` ${editedWords(demo.edited)}`} Orders keep what they say, and
          promo codes stay.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function productWords(count: number): string {
  return `${count.toLocaleString("en-IN")} demo ${count === 1 ? "product" : "products"}`;
}

function editedWords(count: number): string {
  const which = count === 1 ? "One of them was" : `${count.toLocaleString("en-IN")} of them were`;
  return `${which} edited since and would go too.`;
}
