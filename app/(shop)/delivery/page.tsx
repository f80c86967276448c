import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { DeliveryResult } from "@/components/shop/delivery/delivery-result";
import { PinField } from "@/components/shop/delivery/pin-field";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { getProduct } from "@/lib/catalogue/product-page/cached";
import { isUuid } from "@/lib/base/ids/uuid";
import { deliveryPromise } from "@/lib/shop/delivery/delivery-promise";
import { deliveryQuerySchema } from "@/lib/shop/delivery/schemas";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

/** Rendered in full for each request, so that the product page's form works without scripts. */
export const instant = false;

export const metadata: Metadata = {
  title: "Delivery to your PIN code",
  description: "Whether we deliver to a PIN code, and when an order placed now would arrive.",
  robots: { index: false },
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeliveryPage({ searchParams }: Props) {
  const { pin, product } = await searchParams;
  const asked = deliveryQuerySchema.safeParse({ pin });
  const isBack = typeof product === "string" && isUuid(product);
  const [rules, wanted] = await Promise.all([
    getShopSettings(),
    isBack ? getProduct(product) : null,
  ]);
  const leadTimes = [wanted?.leadDays ?? null];
  const now = new Date();
  return (
    <div className="container-page max-w-xl pt-6 pb-16 lg:pt-8">
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <Link href={isBack ? paths.product(product) : paths.products()}>
          <ArrowLeft aria-hidden /> {isBack ? "Back to the product" : "Back to Products"}
        </Link>
      </Button>
      <h1 className="mt-3 mb-6 text-title">When does it arrive?</h1>
      <form action={paths.delivery}>
        {isBack && <input type="hidden" name="product" value={product} />}
        <PinField
          id="delivery-pin"
          pin={typeof pin === "string" ? pin : undefined}
          problem={pin !== undefined && !asked.success ? "Enter a 6-digit PIN code" : null}
        >
          {asked.success && (
            <DeliveryResult
              pin={asked.data.pin}
              answer={deliveryPromise(rules, { pin: asked.data.pin, now, leadTimes })}
              at={now}
            />
          )}
        </PinField>
      </form>
    </div>
  );
}
