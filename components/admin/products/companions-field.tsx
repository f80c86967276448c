"use client";

import { useController, useFormContext } from "react-hook-form";
import { MOST_COMPANIONS } from "@/lib/catalogue/limits";
import { FormSection } from "./form-section";
import { ProductChooser } from "./product-chooser";
import type { ProductFormReturn } from "./use-save-product";

/** What the shop offers beside this product; `own`: its id, where it has one yet. */
export function CompanionsField({ own }: { own: string | undefined }) {
  const { control } = useFormContext() as ProductFormReturn;
  const { field } = useController({ control, name: "companions" });
  return (
    <FormSection
      title="Goes with it"
      hint={`Up to ${MOST_COMPANIONS} products that are offered on its page and in the cart, such as the lid of a cup`}
    >
      <ProductChooser
        chosen={field.value}
        onChange={field.onChange}
        most={MOST_COMPANIONS}
        label="Search for a product that goes with it"
        isOffered={({ _id }) => _id !== own}
      />
    </FormSection>
  );
}
