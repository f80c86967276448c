import { CartView } from "@/components/shop/cart/cart-view";
import { NeedsScript } from "@/components/shop/cart/needs-script";
import { getTaxName } from "@/lib/client/checkout/tax-name";
import { getFreeShippingPaise } from "@/lib/shop/shipping/methods";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Cart"),
  description: t("What is in your cart, at today's prices and stock."),
  robots: { index: false },
}));

export default async function CartPage() {
  const t = await pageTranslate();
  const settings = await getShopSettings();
  const { contactPhone, contactEmail, whatsappNumber } = settings;
  const contact = { contactPhone, contactEmail, whatsappNumber };

  const freeShippingAbovePaise = getFreeShippingPaise(settings);
  return (
    <div className="container-page flex flex-col pt-8 lg:pt-12 lg:pb-16">
      <NeedsScript {...contact} />
      <CartView rules={{ freeShippingAbovePaise, taxName: getTaxName(settings, t) }} />
    </div>
  );
}
