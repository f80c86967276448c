"use client";

import { useState, type ComponentProps } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { carriersSchema, type Carrier } from "@/lib/shop/carriers/schemas";
import { call, type ApiError } from "@/lib/client/api";
import { CarriersForm } from "./carriers-form";
import { ConflictNotice } from "./conflict-notice";

const load = (_: string, signal: AbortSignal) => call("GET /admin/carriers", { signal });

/** Who carries parcels, and where each of them shows one. */
export function CarriersCard({
  onUnsaved,
}: Pick<ComponentProps<typeof CarriersForm>, "onUnsaved">) {
  const carriers = useLoad({ load });
  const [meanwhile, setMeanwhile] = useState<readonly Carrier[] | null>(null);
  const { run } = useAction({
    title: "Carriers Not Saved",
    text: "The carriers could not be saved. Please try again.",
    onRefused,
  });

  /** The next save is one over the list that somebody else saved, which is shown. */
  function onRefused({ code, answer }: ApiError): boolean {
    const others = carriersSchema.safeParse(answer.carriers);
    if (code !== "edit_conflict" || !others.success) return false;
    setMeanwhile(others.data);
    return true;
  }

  function take(list: Carrier[]) {
    setMeanwhile(null);
    carriers.adopt(list);
  }

  const save = (wanted: Carrier[]) =>
    run(async () => {
      const carriersRead = [...(meanwhile ?? carriers.value ?? [])];
      take(await call("PUT /admin/carriers", { body: { carriers: wanted, carriersRead } }));
      toast({ title: "Carriers saved" });
    });
  return (
    <Card>
      <div className="border-b px-5 pt-4 pb-3 sm:px-6">
        <h2 id="carriers" className="scroll-mt-20 text-heading">
          Carriers
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Offered when you ship an order. The customer gets the tracking link with the number of
          their parcel in it.
        </p>
      </div>
      <div className="px-5 py-4 sm:px-6">
        {carriers.error && (
          <LoadFailure
            text={refusalText(carriers.error, "Failed to fetch the carriers.")}
            retry={carriers.reload}
          />
        )}
        {!carriers.value && carriers.loading && <Skeleton className="h-40" />}
        {meanwhile && <ConflictNotice carriers={meanwhile} onTake={() => take([...meanwhile])} />}
        {carriers.value && (
          <CarriersForm
            key={JSON.stringify(carriers.value)}
            carriers={carriers.value}
            onSave={save}
            onUnsaved={onUnsaved}
          />
        )}
      </div>
    </Card>
  );
}
