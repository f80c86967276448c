import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { isDelivered } from "@/lib/shop/delivery/delivery-promise";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { stateOfPin } from "@/lib/shop/gst/pin-states";
import { gstinStateProblem, ownGstinProblem } from "@/lib/shop/gst/gstin";
import { cityProblem, nameProblem } from "@/lib/shop/gst/portal-limits";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { deliveryArea } from "@/lib/shop/settings/state-list";
import { refuse } from "@/lib/i18n/refusal";
import type { PlaceOrderOptions } from "./order-options";

type Asked = Pick<PlaceOrderOptions, "request" | "settings" | "customer">;

/**
 * Checks where an order goes and whom it is billed to, by everything that its invoice and the GST portals will repeat:
 * once the invoice is issued, nothing of it can be corrected.
 * @throws AppError invalid_input with the field
 */
export function checkAddresses(asked: Asked): void {
  const { request, settings } = asked;
  const { shippingAddress, billingAddress } = request;
  checkDestination(request, settings);
  refuse("shippingAddress.zipCode", (say) => pinProblem(shippingAddress, say));
  if (billingAddress) {
    refuse("billingAddress.zipCode", (say) => pinProblem(billingAddress, say));
  }
  if (request.gstin) checkRegistered(asked, request.gstin);
  const { gstin: consignee } = shippingAddress;
  if (consignee) {
    refuse("shippingAddress.gstin", (say) =>
      ownGstinProblem(consignee, settings.registration, say),
    );
    refuse("shippingAddress.gstin", (say) => consigneeProblem(consignee, shippingAddress, say));
  }
}

/** The schema has already checked the form of the GSTIN. */
function checkRegistered({ request, settings, customer }: Asked, gstin: string): void {
  const { shippingAddress, billingAddress = shippingAddress, company } = request;
  refuse("gstin", (say) => ownGstinProblem(gstin, settings.registration, say));
  refuse("gstin", (say) => gstinStateProblem(gstin, billingAddress.state, say));
  if (!settings.gst) return;
  const { firstName, lastName } = shippingAddress;
  const name = company ?? customer.companyName ?? customer.name ?? `${firstName} ${lastName}`;
  refuse("company", (say) => nameProblem(name, say));
  refuse("shippingAddress.city", (say) => cityProblem(shippingAddress.city, say));
  refuse("billingAddress.city", (say) => cityProblem(billingAddress.city, say));
}

function checkDestination({ shippingAddress }: Asked["request"], settings: ShopSettings): void {
  const { serviceableStates } = settings;
  const { state, zipCode } = shippingAddress;
  refuse("shippingAddress.state", (say) =>
    serviceableStates.includes(state)
      ? null
      : say("We deliver to {area} only. Choose another state, or write to us.", {
          area: deliveryArea(serviceableStates, say),
        }),
  );
  const place = [zipCode, stateOfPin(zipCode)].filter(Boolean).join(", ");
  refuse("shippingAddress.zipCode", (say) =>
    isDelivered(settings, shippingAddress)
      ? null
      : say("We do not deliver to {place} yet. Please enter another PIN code, or write to us.", {
          place,
        }),
  );
}
