"use client";

import { staffPaths } from "@/lib/base/staff-paths";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";

import { priceListFormSchema, type PriceListTerms } from "@/lib/catalogue/price-lists/schemas";
import { call } from "@/lib/client/api";
import { TermsFields, termsValues } from "./terms-fields";

/** Adds an empty list, and opens it to be filled. */
export function NewPriceList({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const form = useZodForm(priceListFormSchema, termsValues());
  const { run } = useAction({
    title: "Price List Not Added",
    text: "What you typed is still here. Please try again.",
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });
  const save = (body: PriceListTerms) =>
    run(async () => {
      const { _id, name } = await call("POST /admin/price-lists", { body });
      toast({ title: "Price List Added", description: name });
      onClose();
      router.push(staffPaths.priceList(_id));
    });
  return (
    <FormDialog
      title="Add Price List"
      form={form}
      onSubmit={save}
      onClose={onClose}
      submit="Add Price List"
    >
      <TermsFields />
    </FormDialog>
  );
}
