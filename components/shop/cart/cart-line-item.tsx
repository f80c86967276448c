import { Trash2 } from "lucide-react";
import { useTranslate } from "#words";
import { ArticleNumber } from "@/components/shared/format/article-number";
import { TierHint } from "@/components/shop/catalogue/product/tier-hint";
import { MadePicture } from "@/components/domain/product-model/made-picture";
import { Price } from "@/components/shared/format/price";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { packText } from "@/lib/catalogue/price/unit-price";
import { priceUnit } from "@/lib/orders/line-text";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { sizeAddress } from "@/lib/catalogue/sizes/size-link";
import { setQuantity } from "@/lib/client/cart";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { LineNotice } from "./line-notice";

function getPage({ item, made, isSample, quantity, productId }: CartLine): string {
  if (item) return paths.dashboard("items");
  return made ? sizeAddress(made, isSample ? null : quantity) : paths.product(productId);
}

interface CartLineItemProps {
  line: CartLine;
  onRemove: (line: CartLine) => void;
}

export function CartLineItem({ line, onRemove }: CartLineItemProps) {
  const t = useTranslate();
  const counts = line.state === "ok";
  const page = getPage(line);
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-6">
      <Link
        href={page}
        prefetch={false}
        tabIndex={-1}
        aria-hidden
        className="row-span-2 self-start overflow-hidden rounded-md border"
      >
        <MadePicture
          made={line.made}
          src={line.thumbnailImage}
          sizes="(min-width: 640px) 112px, 80px"
          width={112}
          className={cn(!counts && "opacity-50 grayscale")}
        />
      </Link>
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-snug font-semibold">
          <Link
            href={page}
            prefetch={false}
            className="-my-2.5 block py-2.5 underline-offset-4 hover:underline"
          >
            <span className="line-clamp-3">{line.name}</span>
          </Link>
        </h2>
        {line.choice && <p className="text-sm text-muted-foreground">{line.choice}</p>}
        <Price
          paise={line.pricePaise}
          originalPaise={line.publicPaise}
          own={line.publicPaise !== null}
          saving
          per={priceUnit(line, t)}
          size="sm"
          className="mt-1 [&_p>span:first-child]:font-normal"
        />
        {line.packSize && (
          <p className="text-sm text-muted-foreground tabular">{packText(line.packSize, t)}</p>
        )}
        <ArticleNumber sku={line.sku} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="-mt-2 -mr-2 text-muted-foreground hover:text-foreground"
        onClick={() => onRemove(line)}
      >
        <Trash2 aria-hidden className="size-5" />
        <span className="sr-only">{t("Remove {name}", { name: line.name })}</span>
      </Button>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <QuantityStepper
          value={line.quantity}
          onChange={(quantity) => setQuantity(line.id, quantity)}
          label={t("Quantity of {name}", { name: line.name })}
          min={leastQuantity(line.terms)}
          step={line.terms.packMultiple}
        />
        <p
          className={cn(
            "ml-auto font-semibold tabular sm:text-lg",
            !counts && "text-muted-foreground line-through",
          )}
        >
          <span className="sr-only">{t(counts ? "Line total" : "Not counted")} </span>
          {formatRupees(line.totalPaise)}
        </p>
      </div>
      {counts &&
        line.extras.map(({ name, totalPaise }) => (
          <p
            key={name}
            className="col-span-2 col-start-2 flex flex-wrap justify-between gap-x-3 text-sm tabular"
          >
            <span className="text-muted-foreground">{name}</span>
            <span className="ml-auto font-semibold">{formatRupees(totalPaise)}</span>
          </p>
        ))}
      <div className="col-span-3 empty:hidden sm:col-span-2 sm:col-start-2">
        <LineNotice line={line} onRemove={onRemove} />
        {counts && (
          <TierHint
            name={line.name}
            terms={line.terms}
            quantity={line.quantity}
            most={line.most}
            onAdopt={(quantity) => setQuantity(line.id, quantity)}
          />
        )}
      </div>
    </li>
  );
}
