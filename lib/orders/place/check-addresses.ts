import "server-only";
import { isDelivered } from "@/lib/shop/delivery/delivery-promise";
import { stateOfPin } from "@/lib/shop/delivery/pin-states";
import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { AppError } from "@/lib/base/errors";
import { gstinStateProblem } from "@/lib/shop/gst/gstin";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { deliveryArea } from "@/lib/shop/settings/state-list";
import type { PlaceOrderRequest } from "../schemas";

/** @throws AppError invalid_input with the field, when the shop does not deliver there */
export function checkDestination(
  { shippingAddress }: PlaceOrderRequest,
  settings: ShopSettings,
): void {
  const { serviceableStates } = settings;
  const { state, zipCode } = shippingAddress;
  if (!serviceableStates.includes(state)) {
    const message = `We deliver to ${deliveryArea(serviceableStates)} only. Choose another state, or write to us.`;
    throw new AppError("invalid_input", message, { fields: { "shippingAddress.state": message } });
  }
  if (!isDelivered(settings, shippingAddress)) {
    const place = [zipCode, stateOfPin(zipCode)].filter(Boolean).join(", ");
    const message = `We do not deliver to ${place} yet. Please enter another PIN code, or write to us.`;
    throw new AppError("invalid_input", message, {
      fields: { "shippingAddress.zipCode": message },
    });
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
  const message = gstin ? gstinStateProblem(gstin, state) : null;
  if (message) throw new AppError("invalid_input", message, { fields: { gstin: message } });
  checkConsignee(shippingAddress);
}

function checkConsignee({ gstin, state, zipCode }: PlaceOrderRequest["shippingAddress"]): void {
  const message = gstin ? consigneeProblem(gstin, { state, zipCode }) : null;
  if (message === null) return;
  throw new AppError("invalid_input", message, { fields: { "shippingAddress.gstin": message } });
}
