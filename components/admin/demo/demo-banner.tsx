import { PackageX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { DemoData } from "@/lib/dashboard/demo/schemas";
import { alongText, doneText, keepDataText, productText, removalText } from "./demo-text";

function loadDemoData(_: string, signal: AbortSignal): Promise<DemoData> {
  return call("GET /admin/demo-data", { signal });
}

interface DemoBannerProps {
  onRemoved: () => Promise<unknown>;
  first?: DemoData | null;
}

/** Announces that the shop shows demo products, and removes them after a confirmation. */
export function DemoBanner(props: DemoBannerProps) {
  return useMay("demo.delete") ? <Banner {...props} /> : null;
}

function Banner({ onRemoved, first }: DemoBannerProps) {
  const { value: demo, adopt, reload } = useLoad({ load: loadDemoData, first });
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const [isKeepingData, setKeeping] = useState(true);
  if (!demo || demo.products === 0) return null;

  /** Reloads first, because products may have been edited since the page opened. */
  function request() {
    reload();
    setAsking(true);
  }

  async function remove() {
    const done = await call("DELETE /admin/demo-data", {
      query: { confirm: "yes", edited: isKeepingData ? "keep" : "remove" },
    });
    await onRemoved();
    // The first steps are drawn by the server.
    router.refresh();
    adopt({ products: 0, edited: 0, testimonials: 0, promoCodes: [], payments: false });
    return { title: "Demo Products Removed", description: doneText(done) };
  }

  return (
    <section
      aria-label="Demo products"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border border-kraft-line bg-kraft px-4 py-2.5 text-sm text-kraft-foreground"
    >
      <PackageX aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-64">
        Your shop shows {productText(demo.products)}. Remove them before you open your shop.
      </p>
      <Button variant="outline" size="sm" onClick={request}>
        Remove Demo Products
      </Button>
      <ConfirmAction
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove the demo products?"
        confirm="Remove for Good"
        keep="Keep Them"
        failure={{
          title: "Demo Products Not Removed",
          text: "The demo products could not be removed. Please try again.",
        }}
        action={remove}
      >
        <p>
          {removalText(demo.products - (isKeepingData ? demo.edited : 0))} {alongText(demo)} Orders
          stay as they are.
        </p>
        {demo.edited > 0 && (
          <label className="mt-3 flex min-h-11 items-center gap-3">
            <Checkbox checked={isKeepingData} onChange={() => setKeeping(!isKeepingData)} />
            <span>{keepDataText(demo.edited)}</span>
          </label>
        )}
      </ConfirmAction>
    </section>
  );
}
