import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { EMPTY_ADDRESS } from "@/lib/identity/addresses/form-values";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { MAX_GSTINS, type CompanyAnswer } from "@/lib/companies/schemas";
import { postalAddressSchema, refusePin } from "@/lib/identity/addresses/schemas";
import { gstinStateProblem } from "@/lib/shop/gst/gstin";
import { requiredGstin } from "@/lib/shop/gst/gstin-field";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { PostalFields } from "@/components/shared/form/postal-fields";
import type { CompanyPartProps } from "./company-card";

type Registration = CompanyAnswer["gstins"][number];

/** The company's GSTINs, each with its billing address. */
export function RegistrationsCard({ company, mayChange, onSaved }: CompanyPartProps) {
  const t = useTranslate();
  const { gstins } = company;
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Registration | null>(null);

  async function replace(next: readonly Registration[]) {
    onSaved(await call("PATCH /company", { body: { gstins: [...next] } }));
  }

  async function remove() {
    await replace(gstins.filter((other) => other !== removed));
    return { title: t("GSTIN Removed") };
  }

  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{t("GSTINs")}</h2>
        {mayChange && gstins.length < MAX_GSTINS && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> {t("Add GSTIN")}
          </Button>
        )}
      </div>
      {gstins.length === 0 && (
        <p className="mt-3 text-[0.9375rem] text-muted-foreground">
          {t("No GSTIN yet. With one, you choose it at checkout with its billing address.")}
        </p>
      )}
      <ul className="divide-y">
        {gstins.map((registration) => (
          <li key={registration.gstin} className="flex items-start gap-3 py-4 last:pb-0">
            <div className="min-w-0 flex-1 text-[0.9375rem] break-words">
              <p className="font-semibold tabular">{registration.gstin}</p>
              <ShippingAddress address={registration.billingAddress} />
            </div>
            {mayChange && (
              <Button
                variant="ghost"
                size="icon"
                className="text-destructive"
                onClick={() => setRemoved(registration)}
              >
                <Trash2 aria-hidden />
                <span className="sr-only">{t("Remove {name}", { name: registration.gstin })}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <AddRegistration
          onAdd={(added) => replace([...gstins, added])}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmAction
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={t("Remove this GSTIN?")}
        confirm={t("Remove GSTIN")}
        keep={t("Keep GSTIN")}
        failure={{ title: t("GSTIN Not Removed"), text: t("Please try again.") }}
        action={remove}
      >
        <p>
          {removed && t("{gstin}. Past orders and invoices keep it.", { gstin: removed.gstin })}
        </p>
      </ConfirmAction>
    </Card>
  );
}

const schema = postalAddressSchema
  .extend({ gstin: requiredGstin })
  .superRefine(({ gstin, ...address }, context) => {
    const message = gstinStateProblem(gstin, address.state);
    if (message) context.addIssue({ code: "custom", message, path: ["gstin"] });
    refusePin(address, context);
  });

interface AddRegistrationProps {
  onAdd: (registration: Registration) => Promise<void>;
  onClose: () => void;
}

function AddRegistration({ onAdd, onClose }: AddRegistrationProps) {
  const t = useTranslate();
  const form = useZodForm(schema, { gstin: "", ...EMPTY_ADDRESS });

  async function add({ gstin, ...billingAddress }: z.output<typeof schema>) {
    await onAdd({ gstin, billingAddress });
    return { title: t("GSTIN Added") };
  }

  return (
    <CallDialog
      title={t("Add GSTIN")}
      description={t("Invoices under it are made out to this address, which is in its state.")}
      form={form}
      failure={{
        title: t("GSTIN Not Added"),
        text: t("What you typed is still here. Please try again."),
      }}
      nameFields={byControl}
      save={add}
      onClose={onClose}
      submit={t("Add GSTIN")}
      busyLabel={t("Adding")}
    >
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        <TextField
          name="gstin"
          label={t("GSTIN")}
          required
          autoCapitalize="characters"
          spellCheck={false}
          className="col-span-6"
        />
        <PostalFields states={INDIAN_STATES} />
      </div>
    </CallDialog>
  );
}

/** Maps the server's field names within the list: `gstins.2.gstin`, `gstins.2.billingAddress.city`. */
const byControl = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split(".").at(-1) ?? path, message]),
  );
