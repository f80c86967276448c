import { ArrowLeft } from "lucide-react";
import { NeedsScript } from "@/components/shop/cart/needs-script";
import { CheckoutView } from "@/components/shop/checkout/checkout-view";
import { longestTexts } from "@/components/shared/form/longest";
import { contactLinks } from "@/components/shared/format/contact-links";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { checkoutSchema } from "@/lib/client/checkout/form-schema";
import { noPaymentMethod } from "@/lib/shop/payment-methods/no-payment-method";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Checkout"),
  robots: { index: false },
}));

export default async function CheckoutPage() {
  const t = await pageTranslate();
  const settings = await getShopSettings();
  const { contactPhone, contactEmail, whatsappNumber } = settings;
  const contact = { contactPhone, contactEmail, whatsappNumber };

  return (
    <div className="container-page pt-8 lg:pt-12 lg:pb-16">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-title">{t("Checkout")}</h1>
        <Button asChild variant="ghost" className="px-0">
          <Link href={paths.cart}>
            <ArrowLeft aria-hidden /> {t("Back to Cart")}
          </Link>
        </Button>
      </div>
      <NeedsScript {...contact} />
      {settings.payments.isDecided ? (
        <CheckoutView
          longest={longestTexts(checkoutSchema)}
          rules={getCheckoutRules(settings, t)}
        />
      ) : (
        <Notice role="status" className="max-w-2xl">
          <p className="font-semibold">{noPaymentMethod(t)}</p>
          <p className="mt-1">
            {t.parts("By phone at {phone} or by email at {email}.", contactLinks(settings))}
          </p>
        </Notice>
      )}
    </div>
  );
}
