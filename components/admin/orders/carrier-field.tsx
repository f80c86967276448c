import { useId } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { TextField } from "@/components/shared/form/text-field";
import { call } from "@/lib/client/api";
import type { Carrier } from "@/lib/shop/carriers/schemas";

interface CarrierFieldProps {
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

const loadCarriers = (_: string, signal: AbortSignal) => call("GET /admin/carriers", { signal });

const NONE: readonly Carrier[] = [];

/** The shop's carriers; empty while loading or after a failure. */
export const useCarriers = (): readonly Carrier[] => useLoad({ load: loadCarriers }).value ?? NONE;
