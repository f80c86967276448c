"use client";

import { useId } from "react";
import { TextField } from "@/components/shared/form/text-field";
import type { Carrier } from "@/lib/shop/carriers/schemas";

interface CarrierFieldProps {
  /** That the shop knows; any other can be typed. */
  carriers: readonly Carrier[];
  required?: boolean;
  hint?: string;
}

export function CarrierField({ carriers, required, hint }: CarrierFieldProps) {
  const list = useId();
  return (
    <>
      <TextField
        name="carrier"
        label="Carrier"
        required={required}
        hint={hint}
        maxLength={60}
        list={list}
      />
      <datalist id={list}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
