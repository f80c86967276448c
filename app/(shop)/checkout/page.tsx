import type { Metadata } from "next";
import { NeedsScript } from "@/components/cart/needs-script";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { longestTexts } from "@/components/form/longest";
import { checkoutSchema } from "@/lib/checkout/form-schema";
import { taxNameOf } from "@/lib/checkout/tax-name";
import { getShopSettings } from "@/lib/settings/cached";

export const metadata: Metadata = {
  title: "Checkout",
  robots: { index: false },
};

export default async function CheckoutPage() {
  const settings = await getShopSettings();
  const { gst, serviceableStates, contactEmail, contactPhone } = settings;
  const { methods, codLimitPaise, paymentDays } = settings.payments;
  return (
    <div className="container-page pt-8 lg:pt-12 lg:pb-16">
      <h1 className="mb-6 text-title">Checkout</h1>
      <NeedsScript contactPhone={contactPhone} contactEmail={contactEmail} />
      <CheckoutView
        longest={longestTexts(checkoutSchema)}
        rules={{
          taxName: taxNameOf(settings),
          isGst: gst !== null,
          serviceableStates,
          payments: { methods, codLimitPaise, paymentDays },
        }}
      />
    </div>
  );
}
