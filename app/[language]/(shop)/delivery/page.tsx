import { ArrowLeft } from "lucide-react";
import { DeliveryResult } from "@/components/domain/delivery/delivery-result";
import { StorePin } from "@/components/shop/delivery/store-pin";
import { PinField } from "@/components/shop/delivery/pin-field";
import { ShippingMethodList } from "@/components/domain/delivery/shipping-method-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { getProduct } from "@/lib/catalogue/product-page/cached";
import { isUuid } from "@/lib/base/ids/uuid";
import { deliveryPromise } from "@/lib/shop/delivery/delivery-promise";
import { deliveryQuerySchema } from "@/lib/shop/delivery/schemas";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { prisma } from "@/lib/db/client";
import { packs } from "@/lib/orders/cart/quantity-limits";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { shippingAnswer } from "@/lib/orders/cart/quote-answer";
import { getShopSettings } from "@/lib/shop/settings/cached";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { PricedMethodAnswer } from "@/lib/shop/shipping/schemas";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

/** Rendered in full for each request, so that the product page's form works without scripts. */
export const instant = false;

export const generateMetadata = pageMetadata((t) => ({
  title: t("Delivery to your PIN code"),
  description: t("Whether we deliver to a PIN code, and when an order placed now would arrive."),
  robots: { index: false },
}));

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeliveryPage({ searchParams }: Props) {
  const t = await pageTranslate();
  const { pin, product } = await searchParams;
  const requested = deliveryQuerySchema.safeParse({ pin });
  const isBack = typeof product === "string" && isUuid(product);
  const [rules, wanted] = await Promise.all([
    getShopSettings(),
    isBack ? getProduct(product, t.language) : null,
  ]);
  const quantity = wanted ? leastQuantity(wanted) : 0;
  const ways =
    wanted && requested.success
      ? await methodsTo(requested.data.pin, { product: wanted._id, quantity }, rules)
      : [];
  const leadTimes = [wanted?.leadDays ?? null];
  const now = new Date();
  return (
    <div className="container-page max-w-xl pt-6 pb-16 lg:pt-8">
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <Link href={isBack ? paths.product(product) : paths.products()}>
          <ArrowLeft aria-hidden /> {isBack ? t("Back to the product") : t("Back to Products")}
        </Link>
      </Button>
      <h1 className="mt-3 mb-6 text-title">{t("When does it arrive?")}</h1>
      <form action={inLanguage(t.language, paths.delivery)}>
        {isBack && <input type="hidden" name="product" value={product} />}
        <PinField
          id="delivery-pin"
          pin={typeof pin === "string" ? pin : undefined}
          problem={pin !== undefined && !requested.success ? t("Enter a 6-digit PIN code") : null}
        >
          {requested.success && (
            <DeliveryResult
              pin={requested.data.pin}
              answer={deliveryPromise(rules, { pin: requested.data.pin, now, leadTimes })}
              at={now}
            />
          )}
        </PinField>
      </form>
      {requested.success && <StorePin pin={requested.data.pin} />}
      {ways.length > 0 && (
        <section className="mt-6" aria-labelledby="shipping-ways">
          <h2 id="shipping-ways" className="font-semibold">
            {t("Shipping of {packs}, before tax", { packs: packs(quantity, t) })}
          </h2>
          <ShippingMethodList ways={ways} />
        </section>
      )}
    </div>
  );
}

/** Shipping prices of these packs, which scripts show on the product page; empty for flat shipping. */
async function methodsTo(
  pin: string,
  item: { product: string; quantity: number },
  rules: ShopSettings,
): Promise<PricedMethodAnswer[]> {
  if (!rules.freight) return [];
  const cart = await priceCart({ items: [item], pin }, rules, quoteSources(prisma()));
  return shippingAnswer(cart);
}
