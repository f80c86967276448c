import { useWatch } from "react-hook-form";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { gstinProblem, plainGstin } from "@/lib/shop/gst/gstin";
import type { SavedAddresses } from "./use-account-prefill";
import type { CheckoutForm } from "./use-checkout-form";

/** The form values that affect prices, taxes and a company's rules. */
export function useBuyer(
  { control }: CheckoutForm,
  { isGst }: Pick<CheckoutRules, "isGst">,
  saved: SavedAddresses | null,
) {
  const [state, zipCode, typed = "", method, address, city] = useWatch({
    control,
    name: ["state", "zipCode", "gstin", "paymentMethod", "address", "city"],
  });
  const gstin = plainGstin(typed);
  const isRegistered = gstinProblem(gstin) === null;
  return {
    zipCode,
    /** Whether the state whose taxes apply is known. */
    isPlaceKnown: state !== "" || isRegistered,
    buyer: {
      ...(isGst && { state, ...(isRegistered && { gstin }) }),
      shippingAddress: saved?.placeOf?.({ address, city, state, zipCode }),
      paymentMethod: method === "account" ? ("account" as const) : undefined,
    },
  };
}
