import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { call, type ApiError } from "@/lib/client/api";
import {
  changedTerms,
  EMPTY_PROMO,
  toFormValues,
  promoFormSchema,
  type PromoFormOutput,
} from "@/lib/shop/promotions/promo-form";
import type { AdminPromoCode } from "@/lib/shop/promotions/schemas";
import { EditDialog } from "../shared/edit-dialog";
import { MomentField } from "../shared/moment-field";
import { perCustomerText, validityText } from "./promo-text";

interface EditPromoProps {
  /** The current version, which may be newer than when the form was opened; null for a new code. */
  promo: AdminPromoCode | null;
  onClose: () => void;
  /** Called when the list is outdated; resolves once it is updated. */
  onChanged: () => Promise<unknown>;
}

export function EditPromo({ promo, onClose, onChanged }: EditPromoProps) {
  const [opened] = useState(promo);
  const [conflict, setConflict] = useState(false);
  const form = useZodForm(promoFormSchema, opened ? toFormValues(opened) : EMPTY_PROMO);

  function onRefused(error: ApiError): boolean {
    if (error.code !== "edit_conflict") return showFieldErrors(form, error.fields);
    setConflict(true);
    void onChanged();
    return true;
  }

  async function save(values: PromoFormOutput) {
    if (promo && opened) await update(promo, changedTerms(opened, values));
    else await call("POST /admin/promo-codes", { body: values });
    await onChanged();
    return values.code;
  }

  return (
    <EditDialog
      kind="Promo Code"
      title={promo && `Edit ${promo.code}`}
      form={form}
      onRefused={onRefused}
      save={save}
      onClose={onClose}
    >
      {conflict && promo && <ConflictNotice promo={promo} />}
      <PromoFields isNew={promo === null} />
    </EditDialog>
  );
}

async function update(
  { code, version }: AdminPromoCode,
  terms: ReturnType<typeof changedTerms>,
): Promise<void> {
  await call("PATCH /admin/promo-codes/{code}", { params: { code }, body: { ...terms, version } });
}

/** Another user's changes saved while this form was open. They are kept unless the same field is changed here. */
function ConflictNotice({ promo }: { promo: AdminPromoCode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const words = [
    `${promo.percent}% off`,
    ...validityText(promo),
    promo.maxUses !== null && `${promo.maxUses} orders in all`,
    perCustomerText(promo),
  ].filter(Boolean);
  return (
    <Notice ref={frame} role="alert" className="mb-5">
      <p>
        Somebody else changed this code while you were editing. It is now: {words.join(", ")}. Save
        again to apply your changes, or cancel to keep it as it is.
      </p>
    </Notice>
  );
}

function PromoFields({ isNew }: { isNew: boolean }) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      {isNew && (
        <TextField
          name="code"
          label="Code"
          required
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          format={(text) => text.toUpperCase()}
          hint="What customers type, such as DIWALI26"
        />
      )}
      <TextField
        name="percent"
        label="Percent off"
        required
        inputMode="numeric"
        maxLength={3}
        hint="Off the price of the products"
        className={isNew ? undefined : "sm:col-span-2"}
      />
      <MomentField name="startsAt" label="Starts" hint="India time. Leave empty to start at once" />
      <MomentField name="endsAt" label="Ends" hint="India time. Leave empty for no end" />
      <TextField
        name="maxUses"
        label="Orders in all"
        inputMode="numeric"
        maxLength={7}
        hint="Leave empty for no limit"
      />
      <TextField
        name="maxUsesPerCustomer"
        label="Orders per customer"
        inputMode="numeric"
        maxLength={7}
        hint="By account or email. Leave empty for no limit"
      />
    </div>
  );
}
