"use client";

import { useId } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { TextField } from "@/components/shared/form/text-field";
import { call } from "@/lib/client/api";
import { FormSection } from "./form-section";

const load = (_: string, signal: AbortSignal) => call("GET /admin/products/families", { signal });

/** Of what the product is one size; a new name begins a new family. */
export function FamilyField() {
  const list = useId();
  const { value: families } = useLoad({ load });
  return (
    <FormSection
      title="Sizes"
      hint="Products with the same name here are shown on each other's pages as sizes to choose from."
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          name="family"
          label="One size of"
          list={list}
          autoComplete="off"
          hint="Choose one or type a new name, such as Kraft mailer box; empty for none"
        />
        <TextField
          name="familyLabel"
          label="This size"
          autoComplete="off"
          hint="As buyers read it, such as 9 × 6 × 3 in"
        />
        <datalist id={list}>
          {families?.map(({ _id, name, products }) => (
            <option key={_id} value={name}>
              {products === 1 ? "1 size" : `${products} sizes`}
            </option>
          ))}
        </datalist>
      </div>
    </FormSection>
  );
}
