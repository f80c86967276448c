import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import { type ApiError, call } from "@/lib/client/api";
import {
  type Carrier,
  carriersSchema,
  replaceCarriersSchema,
  MAX_CARRIERS,
} from "@/lib/shop/carriers/schemas";
import { NUMBER_MARK } from "@/lib/shop/carriers/tracking-link";
import { ConflictNotice } from "../shared/conflict-notice";
import { UnsavedGuard } from "../shared/unsaved-guard";
import { RowInput, RowList } from "../shared/row-list";
import { LoadState } from "../shared/loaded";

const load = (_: string, signal: AbortSignal) => call("GET /admin/carriers", { signal });

export function CarriersCard() {
  const carriers = useLoad({ load });
  const [meanwhile, setMeanwhile] = useState<readonly Carrier[] | null>(null);
  const { run } = useAction({
    title: "Carriers Not Saved",
    text: "The carriers could not be saved. Please try again.",
    onRefused,
  });

  /** Shows the list that another user saved; the next save overwrites it. */
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
        <h3 className="text-heading">Carriers</h3>
        <p className="mt-1 text-sm text-muted-foreground">
          Offered when you ship an order. The customer gets the tracking link with the number of
          their parcel in it.
        </p>
      </div>
      <div className="px-5 py-4 sm:px-6">
        <LoadState
          of={carriers}
          text="Failed to fetch the carriers."
          waiting={<Skeleton className="h-40" />}
        />
        {meanwhile && (
          <ConflictNotice
            what="carriers"
            entries={meanwhile.map(
              ({ name, trackingLink }) => `${name}: ${trackingLink || "no link"}`,
            )}
            onAdopt={() => take([...meanwhile])}
          />
        )}
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

interface CarriersFormProps {
  carriers: readonly Carrier[];
  onSave: (carriers: Carrier[]) => Promise<void>;
}

const FORM = replaceCarriersSchema.pick({ carriers: true });

function CarriersForm({ carriers, onSave }: CarriersFormProps) {
  const form = useZodForm(FORM, { carriers: [...carriers] });
  return (
    <ZodForm form={form} onSubmit={(values) => onSave(values.carriers)}>
      <p className="mb-3 text-sm text-muted-foreground">
        Write {NUMBER_MARK} in a link where the tracking number belongs. Leave the link empty for a
        carrier without such a page.
      </p>
      <RowList
        name="carriers"
        what="carrier"
        most={MAX_CARRIERS}
        fresh={{ name: "", trackingLink: "" }}
        first="name"
        isSorted
        label="Carriers"
        className="space-y-2 max-sm:space-y-4"
        rowClassName="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[11rem_1fr_auto]"
        beside={<SubmitButton busyLabel="Saving">Save carriers</SubmitButton>}
      >
        {({ index, at, buttons }) => (
          <>
            <RowInput
              name={at("name")}
              label={`Name of carrier ${index + 1}`}
              placeholder="Name"
              maxLength={60}
            />
            <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
              <RowInput
                name={at("trackingLink")}
                label={`Tracking link of carrier ${index + 1}`}
                placeholder={`https://carrier.example/track/${NUMBER_MARK}`}
                inputMode="url"
                spellCheck={false}
              />
            </div>
            {buttons}
          </>
        )}
      </RowList>
      <UnsavedGuard active={form.formState.isDirty} />
    </ZodForm>
  );
}
