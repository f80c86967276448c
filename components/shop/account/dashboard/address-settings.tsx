import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import type { SavedAddress, AddressMarks } from "@/lib/identity/addresses/schemas";
import { useLoad } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { AddressRow } from "./address-row";

const AddressForm = late(
  () => import("./address-form").then((file) => file.AddressForm),
  <Spinner />,
);

interface AddressSettingsProps {
  states: readonly string[];
  /** The company to share a new address with; null without a company. */
  company: string | null;
}

export function AddressSettings({ states, company }: AddressSettingsProps) {
  const t = useTranslate();
  const { addresses, error, reload, put, mark, remove } = useAddresses();
  const [edited, setEdited] = useState<SavedAddress | "new" | null>(null);
  const [doomed, setDoomed] = useState<SavedAddress | null>(null);

  const { run } = useAction({
    title: t("Address Not Saved"),
    text: t("Your default has not changed. Please try again."),
  });

  async function removeDoomed() {
    if (doomed) await remove(doomed._id);
    return undefined;
  }

  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{t("Addresses")}</h2>
        <Button size="sm" variant="outline" onClick={() => setEdited("new")}>
          <Plus aria-hidden /> {t("Add Address")}
        </Button>
      </div>
      {error && <LoadFailure text={t("Your addresses could not be loaded.")} retry={reload} />}
      {!addresses && !error && <Skeleton className="mt-3 h-24" />}
      {addresses?.length === 0 && (
        <p className="mt-3 text-[0.9375rem] text-muted-foreground">
          {t("No saved addresses yet. Add one here, or save one at checkout.")}
        </p>
      )}
      <ul className="divide-y">
        {addresses?.map((address) => (
          <AddressRow
            key={address._id}
            address={address}
            handOverTo={company}
            onHandedOver={reload}
            onMark={(marks) => run(() => mark(address._id, marks))}
            onEdit={() => setEdited(address)}
            onDelete={() => setDoomed(address)}
          />
        ))}
      </ul>
      <Dialog open={edited !== null} onOpenChange={() => setEdited(null)}>
        <DialogContent closesOutside={false}>
          <DialogHeader title={edited === "new" ? t("Add Address") : t("Edit Address")} />
          <DialogBody>
            <AddressForm
              address={edited === "new" ? null : edited}
              states={states}
              company={company}
              onSaved={(saved) => {
                put(saved);
                setEdited(null);
              }}
            />
          </DialogBody>
        </DialogContent>
      </Dialog>
      <ConfirmAction
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t("Delete this address?")}
        confirm={t("Delete Address")}
        keep={t("Keep Address")}
        failure={{
          title: t("Address Not Deleted"),
          text: t("The address could not be deleted. Please try again."),
        }}
        action={removeDoomed}
      >
        <p>
          {doomed &&
            t("{address}, {city}. Past orders do not change.", {
              address: doomed.address,
              city: doomed.city,
            })}
        </p>
      </ConfirmAction>
    </Card>
  );
}

function loadAddresses(_: string, signal: AbortSignal): Promise<SavedAddress[]> {
  return call("GET /addresses", { signal });
}

/** Clears the defaults of an address that now belong to another one. */
function without(former: SavedAddress, saved: SavedAddress): SavedAddress {
  return {
    ...former,
    defaultShipping: former.defaultShipping && !saved.defaultShipping,
    defaultBilling: former.defaultBilling && !saved.defaultBilling,
  };
}

/** Loads the saved addresses and the actions on them. */
function useAddresses() {
  const t = useTranslate();
  const { value: addresses, error, reload, adopt } = useLoad({ load: loadAddresses });
  const others = (id: string) => addresses?.filter(({ _id }) => _id !== id) ?? [];

  /** Replaces a saved address in place; a new one comes first. */
  function put(saved: SavedAddress) {
    const isKnown = addresses?.some(({ _id }) => _id === saved._id);
    adopt(
      isKnown
        ? (addresses?.map((former) =>
            former._id === saved._id ? saved : without(former, saved),
          ) ?? [])
        : [saved, ...others(saved._id).map((former) => without(former, saved))],
    );
    toast({ title: t("Address Saved") });
  }

  async function mark(id: string, body: AddressMarks) {
    put(await call("PATCH /addresses/{id}", { params: { id }, body }));
  }

  async function remove(id: string) {
    await call("DELETE /addresses/{id}", { params: { id } });
    adopt(others(id));
    toast({ title: t("Address Deleted") });
  }

  return { addresses, error, reload, put, mark, remove };
}
