"use client";

import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { startSeriesSchema, type DocumentSeries } from "@/lib/documents/schemas";
import { z } from "@/lib/base/input/zod";

interface StartSeriesProps {
  series: DocumentSeries;
  onClose: () => void;
  /** Done once the page shows it. */
  onSaved: () => Promise<unknown>;
}

/** The field gives a text. */
const formSchema = z.object({
  next: z.string().trim().transform(Number).pipe(startSeriesSchema.shape.next),
});

/** Asks with which running number the papers of the year begin here. */
export function StartSeries({ series: { kind, year, next }, onClose, onSaved }: StartSeriesProps) {
  const form = useZodForm(formSchema, { next: String(next) });
  const { run } = useAction({
    title: "Number Not Saved",
    text: "The documents are numbered as before. Please try again.",
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function save(body: z.output<typeof formSchema>) {
    const saved = await call("PUT /admin/document-series/{kind}", { params: { kind }, body });
    toast({ title: "Number Saved", description: `The next one is ${saved.number}.` });
    await onSaved();
    onClose();
  }

  const papers = kind === "invoice" ? "invoices" : "credit notes";
  return (
    <FormDialog
      title={`First number of ${papers} in ${year}`}
      description={`The first of your ${papers} here gets it, and the others follow. From then on it stays.`}
      form={form}
      onSubmit={(values) => run(() => save(values))}
      onClose={onClose}
      submit="Save Number"
    >
      <TextField
        name="next"
        label="Running number"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="One above that of the last you issued elsewhere; prefix and year are added by the shop"
      />
    </FormDialog>
  );
}
