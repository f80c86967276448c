"use client";

import { useAction } from "@/components/call/use-action";
import { useLoad } from "@/components/call/use-load";
import { LoadFailure } from "@/components/call/load-failure";
import { refusalText } from "@/components/call/refusal-text";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import type { KeepCarriers } from "@/lib/carriers/schemas";
import { call } from "@/lib/client/api";
import { CarriersForm } from "./carriers-form";

const load = (_: string, signal: AbortSignal) => call("GET /admin/carriers", { signal });

/** Who carries parcels, and where each of them shows one. */
export function CarriersCard() {
  const carriers = useLoad({ load });
  const { run } = useAction({
    title: "Carriers Not Saved",
    text: "The carriers could not be saved. Please try again.",
  });
  const save = (body: KeepCarriers) =>
    run(async () => {
      carriers.adopt(await call("PUT /admin/carriers", { body }));
      toast({ title: "Carriers saved" });
    });
  return (
    <Card>
      <div className="border-b px-5 pt-4 pb-3 sm:px-6">
        <h2 className="text-heading">Carriers</h2>
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
        {carriers.value && (
          <CarriersForm
            key={JSON.stringify(carriers.value)}
            carriers={carriers.value}
            onSave={save}
          />
        )}
      </div>
    </Card>
  );
}
