"use client";

import { useEffect, useState } from "react";
import type { UseFormSetValue } from "react-hook-form";
import type { SavedAddress } from "@/lib/orders/addresses/schemas";
import type { CheckoutDraft, CheckoutInput } from "@/lib/client/checkout/form-schema";
import { defaultBilling, buildPrefill } from "@/lib/client/checkout/prefill";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { CheckoutForm } from "./use-checkout-form";

/**
 * Fills empty fields with the data of the signed-in customer's account, and returns the saved addresses, the
 * default first. If the request fails, the form stays as it is.
 */
export function useAccountPrefill({ getValues, setValue }: CheckoutForm): readonly SavedAddress[] {
  const session = useSession();
  const sub = session.state === "signed-in" ? session.claims.sub : null;
  const [kept, setKept] = useState<{ sub: string; addresses: SavedAddress[] } | null>(null);

  useEffect(() => {
    if (sub === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const [profile, addresses] = await Promise.all([
        call("GET /auth/me", { signal }),
        call("GET /addresses", { signal }),
      ]);
      if (signal.aborted) return;
      const fill = buildPrefill(getValues(), profile, addresses[0]);
      const billing = fill.address ? defaultBilling(getValues(), addresses, addresses[0]) : {};
      fillIn(setValue, { ...fill, ...(fill.address ? { saveInfo: true } : {}), ...billing });
      setKept({ sub, addresses });
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [sub, getValues, setValue]);

  return kept?.sub === sub ? kept.addresses : [];
}

type SetValue = UseFormSetValue<CheckoutInput>;

/** Sets values as if they had been typed, so that errors they correct disappear. */
export function fillIn(setValue: SetValue, values: Partial<CheckoutDraft>): void {
  for (const [name, value] of Object.entries(values)) {
    setValue(name as keyof CheckoutDraft, value, { shouldDirty: true });
  }
}
