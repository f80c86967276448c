import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { isDelivered } from "@/lib/shop/delivery/delivery-promise";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { stateOfPin } from "@/lib/shop/gst/pin-states";
import { gstinStateProblem, ownGstinProblem } from "@/lib/shop/gst/gstin";
import { cityProblem, nameProblem } from "@/lib/shop/gst/portal-limits";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { deliveryArea } from "@/lib/shop/settings/state-list";
import { refuse } from "@/lib/i18n/refusal";
import type { Customer } from "../customer";
import type { PlaceOrderRequest } from "../schemas";

interface Requested {
  request: Pick<PlaceOrderRequest, "shippingAddress" | "billingAddress" | "gstin" | "company">;
  settings: ShopSettings;
  customer: Pick<Customer, "name" | "companyName">;
}

/**
 * Checks the addresses of an order against all fields that its invoice and the GST portals repeat: an issued invoice
 * cannot be corrected.
 * @throws AppError invalid_input with the field
 */
export function checkAddresses(requested: Requested): void {
  const { request, settings } = requested;
  const { shippingAddress, billingAddress } = request;
  checkDestination(request, settings);
  refuse("shippingAddress.zipCode", (t) => pinProblem(shippingAddress, t));
  if (billingAddress) {
    refuse("billingAddress.zipCode", (t) => pinProblem(billingAddress, t));
  }
  if (request.gstin) checkRegistered(requested, request.gstin);
  const { gstin: consignee } = shippingAddress;
  if (consignee) {
    refuse("shippingAddress.gstin", (t) => ownGstinProblem(consignee, settings.registration, t));
    refuse("shippingAddress.gstin", (t) => consigneeProblem(consignee, shippingAddress, t));
  }
}

/** The schema has validated the format of the GSTIN. */
function checkRegistered({ request, settings, customer }: Requested, gstin: string): void {
  const { shippingAddress, billingAddress = shippingAddress, company } = request;
  refuse("gstin", (t) => ownGstinProblem(gstin, settings.registration, t));
  refuse("gstin", (t) => gstinStateProblem(gstin, billingAddress.state, t));
  if (!settings.gst) return;
  const { firstName, lastName } = shippingAddress;
  const name = company ?? customer.companyName ?? customer.name ?? `${firstName} ${lastName}`;
  refuse("company", (t) => nameProblem(name, t));
  refuse("shippingAddress.city", (t) => cityProblem(shippingAddress.city, t));
  refuse("billingAddress.city", (t) => cityProblem(billingAddress.city, t));
}

function checkDestination({ shippingAddress }: Requested["request"], settings: ShopSettings): void {
  const { serviceableStates } = settings;
  const { state, zipCode } = shippingAddress;
  refuse("shippingAddress.state", (t) =>
    serviceableStates.includes(state)
      ? null
      : t("We deliver to {area} only. Choose another state, or write to us.", {
          area: deliveryArea(serviceableStates, t),
        }),
  );
  const place = [zipCode, stateOfPin(zipCode)].filter(Boolean).join(", ");
  refuse("shippingAddress.zipCode", (t) =>
    isDelivered(settings, shippingAddress)
      ? null
      : t("We do not deliver to {place} yet. Please enter another PIN code, or write to us.", {
          place,
        }),
  );
}
