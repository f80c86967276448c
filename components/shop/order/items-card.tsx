import { useWords } from "#words";
import { ArticleNumber } from "@/components/shared/format/article-number";
import { ProductImage } from "@/components/shop/catalogue/product-image";
import { noChargeText, shippingLabel } from "@/lib/shop/shipping/way-names";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { ShownItem, ShownOrder } from "@/lib/client/checkout/shown-order";
import { taxRows } from "@/lib/client/checkout/figures";
import { countText } from "@/lib/base/text/counts";
import { packText } from "@/lib/catalogue/price/unit-price";
import { paths } from "@/lib/base/paths";
import { discountLabel } from "@/lib/pricing/totals";
import type { Say } from "@/lib/words/say";

export function ItemsCard({ order }: { order: ShownOrder }) {
  const say = useWords();
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-heading">{say("Items Ordered")}</h2>
      <ul className="divide-y">
        {order.items.map((item, index) => (
          <Item key={`${item.productId ?? ""} ${index}`} item={item} />
        ))}
      </ul>
      <Sums order={order} />
    </Card>
  );
}

function Item({ item }: { item: ShownItem }) {
  const say = useWords();
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-start gap-4 py-4">
      <div className="overflow-hidden rounded-md border">
        <ProductImage src={item.thumbnailImage} alt="" sizes="64px" width={64} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {item.productId === null ? (
            item.name
          ) : (
            <Link
              href={paths.product(item.productId)}
              prefetch={false}
              className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:underline"
            >
              {item.name}
            </Link>
          )}
        </p>
        <p className="text-sm text-muted-foreground tabular">
          {say.parts("Qty: {quantity} × {price} per {unit}", {
            quantity: countText(item.quantity),
            price: <Rupees amount={item.price} />,
            unit: item.per,
          })}
        </p>
        {item.packSize && (
          <p className="text-sm text-muted-foreground tabular">{packText(item.packSize, say)}</p>
        )}
        {item.detail && <p className="text-sm break-words text-muted-foreground">{item.detail}</p>}
        <ArticleNumber sku={item.sku} />
      </div>
      <p className="font-semibold tabular">
        <Rupees amount={item.lineTotal} />
      </p>
    </li>
  );
}

function Sums({ order: { figures, total } }: { order: ShownOrder }) {
  const say = useWords();
  return (
    <dl className="space-y-2 border-t perforated pt-4 text-[0.9375rem]">
      {figures && (
        <>
          <Sum name={say("Subtotal")} amount={figures.subtotal} />
          {figures.discount > 0 && (
            <Sum
              name={discountLabel(figures.promoCode, figures.sampleCredit !== undefined, say)}
              amount={-figures.discount}
            />
          )}
          <Sum
            name={shippingLabel(figures.shippingWay, say)}
            amount={figures.shipping}
            zero={say(noChargeText(figures.shippingWay))}
          />
          {taxRows(figures, flatName(figures, say)).map(({ name, amount }) => (
            <Sum key={name} name={say(name)} amount={amount} />
          ))}
        </>
      )}
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>{say("Total")}</dt>
        <dd>
          <Rupees amount={total} />
        </dd>
      </div>
    </dl>
  );
}

function flatName({ taxPercent }: { taxPercent?: number }, say: Say): string {
  return taxPercent === undefined ? say("Tax") : say("Tax ({percent}%)", { percent: taxPercent });
}

interface SumProps {
  name: string;
  /** In rupees. */
  amount: number;
  /** Shown instead of an amount of zero. */
  zero?: string;
}

function Sum({ name, amount, zero }: SumProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted-foreground">{name}</dt>
      <dd>{zero && amount === 0 ? zero : <Rupees amount={amount} />}</dd>
    </div>
  );
}
