import { useEffect, useEffectEvent, useState } from "react";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import {
  priceListFormSchema,
  type PriceListAnswer,
  type PriceListTerms,
  type PriceRow,
} from "@/lib/companies/price-lists/schemas";
import { call, type ApiError } from "@/lib/client/api";
import { EditPrice } from "./edit-price";
import { FillPrices } from "./fill-prices";
import { PricesCard } from "./prices-card";
import { Fields } from "../shared/fields";
import { TERMS, termsValues } from "./terms";

interface PriceListFormProps {
  list: PriceListAnswer;
  onSaved: (list: PriceListAnswer) => void;
  /** Discards the changes here, and loads another user's. */
  onReload: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Terms and prices, which are saved together. */
export function PriceListForm({ list, onSaved, onReload, onUnsaved }: PriceListFormProps) {
  const form = useZodForm(priceListFormSchema, termsValues(list));
  const [rows, setRows] = useState<readonly PriceRow[]>(list.rows);
  const [edited, setEdited] = useState<PriceRow | null>(null);
  const [isFilling, setFilling] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const isUnsaved = form.formState.isDirty || rows !== list.rows;
  const describeUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => describeUnsaved(isUnsaved), [isUnsaved]);
  const { run } = useAction({
    title: "Price List Not Saved",
    text: "Your changes are still here. Please try again.",
    onRefused,
  });

  function onRefused(error: ApiError): boolean {
    if (error.code !== "edit_conflict") return showFieldErrors(form, error.fields);
    setConflict(error.message);
    return true;
  }

  const save = (terms: PriceListTerms) =>
    run(async () => {
      const { _id: id, updatedAt } = list;
      const body = { ...terms, updatedAt, rows: rows.map(sentRow) };
      const saved = await call("PUT /admin/price-lists/{id}", { params: { id }, body });
      // Only a dry run responds without a list.
      if ("_id" in saved) onSaved(saved);
      toast({ title: "Price List Saved", description: terms.name });
    });

  function keep(row: PriceRow) {
    const isOld = rows.some(({ product }) => product === row.product);
    setRows(isOld ? rows.map((old) => (old.product === row.product ? row : old)) : [row, ...rows]);
    setEdited(null);
  }

  return (
    <>
      <ZodForm form={form} onSubmit={save} className="space-y-5">
        <LeaveGuard active={isUnsaved} title="Leave this price list?" leave="Leave" stay="Stay">
          <p>Your changes are not saved yet and will be lost.</p>
        </LeaveGuard>
        {conflict && (
          <Notice role="alert">
            <p>{conflict}</p>
            <Button size="sm" className="mt-2.5" onClick={onReload}>
              Load It Again
            </Button>
          </Notice>
        )}
        <Card className="p-5 sm:p-6">
          <Fields of={TERMS} />
        </Card>
        <PricesCard
          rows={rows}
          onChange={setRows}
          onEdit={setEdited}
          onFill={() => setFilling(true)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton busyLabel="Saving">Save Price List</SubmitButton>
          {isUnsaved && <p className="text-sm text-muted-foreground">There are unsaved changes.</p>}
        </div>
      </ZodForm>
      {/* A separate form: inside the other one, its button would save the whole list. */}
      {isFilling && (
        <FillPrices
          rows={rows}
          onClose={() => setFilling(false)}
          onFilled={(filled) => {
            setRows(filled);
            setFilling(false);
          }}
        />
      )}
      {edited && <EditPrice row={edited} onClose={() => setEdited(null)} onApply={keep} />}
    </>
  );
}

const sentRow = ({ product, tiers, percent }: PriceRow) => ({
  product,
  ...(tiers ? { tiers } : { percent }),
});
