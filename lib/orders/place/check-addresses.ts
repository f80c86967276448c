import "server-only";
import { isDelivered } from "@/lib/shop/delivery/delivery-promise";
import { stateOfPin } from "@/lib/shop/delivery/pin-states";
import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { gstinStateProblem } from "@/lib/shop/gst/gstin";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { deliveryArea } from "@/lib/shop/settings/state-list";
import type { PlaceOrderRequest } from "../schemas";
import { Refusal } from "@/lib/words/refusal";
import { inEnglish, type Say } from "@/lib/words/say";

/** @throws AppError invalid_input with the field, when the shop does not deliver there */
export function checkDestination(
  { shippingAddress }: PlaceOrderRequest,
  settings: ShopSettings,
): void {
  const { serviceableStates } = settings;
  const { state, zipCode } = shippingAddress;
  if (!serviceableStates.includes(state)) {
    throw new Refusal(
      "invalid_input",
      (say) =>
        say("We deliver to {area} only. Choose another state, or write to us.", {
          area: deliveryArea(serviceableStates, say),
        }),
      { at: "shippingAddress.state" },
    );
  }
  if (!isDelivered(settings, shippingAddress)) {
    const place = [zipCode, stateOfPin(zipCode)].filter(Boolean).join(", ");
    throw new Refusal(
      "invalid_input",
      (say) =>
        say("We do not deliver to {place} yet. Please enter another PIN code, or write to us.", {
          place,
        }),
      { at: "shippingAddress.zipCode" },
    );
  }
}

/**
 * Checks that the GSTIN's state is that of the billing address: an invoice would repeat the mistake. The schema has
 * already checked its format.
 * @throws AppError invalid_input with the field
 */
export function checkBilling(request: PlaceOrderRequest): void {
  const { gstin, billingAddress, shippingAddress } = request;
  const { state } = billingAddress ?? shippingAddress;
  refuseFor(gstin && ((say) => gstinStateProblem(gstin, state, say)), "gstin");
  checkConsignee(shippingAddress);
}

function checkConsignee({ gstin, state, zipCode }: PlaceOrderRequest["shippingAddress"]): void {
  const problem = gstin && ((say: Say) => consigneeProblem(gstin, { state, zipCode }, say));
  refuseFor(problem, "shippingAddress.gstin");
}

function refuseFor(problem: "" | null | undefined | ((say: Say) => string | null), at: string) {
  if (!problem || problem(inEnglish) === null) return;
  throw new Refusal("invalid_input", (say) => problem(say) ?? "", { at });
}
