import { type ReactNode, useEffect, useState } from "react";
import type { SavedAddress } from "@/lib/identity/addresses/schemas";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import { fillIn } from "./fill-in";
import type { CheckoutForm } from "./use-checkout-form";

/** A customer's saved addresses, the default first, and the component to choose one. */
export interface SavedAddresses {
  SavedAddressPicker: typeof import("./saved-address-picker").SavedAddressPicker;
  addresses: readonly SavedAddress[];
  /** The choice of whom a company member orders for. */
  company?: ReactNode;
  /** Returns the delivery address for the company's rules. */
  placeOf?: typeof import("./company/company-choice").quotedPlace;
}

/**
 * Fills empty fields from the signed-in customer's account, and returns the saved addresses. Returns null
 * until they have loaded, and for guests, who do not load the code. If the request fails, the form stays as
 * it is.
 * @param isOwnOrder false for staff, who fill in the form for a customer
 */
export function useAccountPrefill(
  { getValues, setValue }: CheckoutForm,
  isOwnOrder = true,
): SavedAddresses | null {
  const session = useSession();
  const sub = isOwnOrder && session.state === "signed-in" ? session.claims.sub : null;
  const [saved, setSaved] = useState<(SavedAddresses & { sub: string }) | null>(null);

  useEffect(() => {
    if (sub === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const [{ buildPrefill, defaultBilling }, { SavedAddressPicker }, profile, addresses] =
        await Promise.all([
          import("@/lib/client/checkout/prefill"),
          import("./saved-address-picker"),
          call("GET /auth/me", { signal }),
          call("GET /addresses", { signal }),
        ]);
      const { membership } = profile;
      const file = membership && (await import("./company/company-choice"));
      const ofCompany = file && {
        company: file.companyChoice(membership),
        placeOf: file.quotedPlace,
      };
      if (signal.aborted) return;
      const fill = buildPrefill(getValues(), profile, addresses[0]);
      const billing = fill.address ? defaultBilling(getValues(), addresses, addresses[0]) : {};
      fillIn(setValue, { ...fill, ...(fill.address ? { saveInfo: true } : {}), ...billing });
      setSaved({ sub, addresses, ...ofCompany, SavedAddressPicker });
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [sub, getValues, setValue]);

  return saved?.sub === sub ? saved : null;
}
