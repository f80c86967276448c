"use client";

import { useId } from "react";
import { TextField } from "@/components/form/text-field";

/** Carriers that many shops in India use; any other can be typed. */
const CARRIERS = ["Delhivery", "Blue Dart", "DTDC", "India Post", "Ecom Express", "XpressBees"];

export function CarrierField({ required, hint }: { required?: boolean; hint?: string }) {
  const carriers = useId();
  return (
    <>
      <TextField
        name="carrier"
        label="Carrier"
        required={required}
        hint={hint}
        maxLength={60}
        list={carriers}
      />
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
    </>
  );
}
