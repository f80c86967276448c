"use client";

import { useEffect, useState } from "react";
import type { UseFormSetValue } from "react-hook-form";
import type { SavedAddress } from "@/lib/orders/addresses/schemas";
import type { CheckoutDraft, CheckoutInput } from "@/lib/client/checkout/form-schema";
import { defaultBilling, prefillOf } from "@/lib/client/checkout/prefill";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { CheckoutForm } from "./use-checkout-form";

/**
 * Fills what a signed-in customer's account knows into the controls that are still empty; answers the
 * kept addresses, the one to begin with first. Without an answer the form stays as it is: it needs none.
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
      const fill = prefillOf(getValues(), profile, addresses[0]);
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

/** Puts values into the form as if they had been typed; what they mend stops being complained about. */
export function fillIn(setValue: SetValue, values: Partial<CheckoutDraft>): void {
  for (const [name, value] of Object.entries(values)) {
    setValue(name as keyof CheckoutDraft, value, { shouldDirty: true });
  }
}
