import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { ArticleNumber } from "@/components/shared/format/article-number";
import { noChargeText, shippingLabel } from "@/lib/shop/shipping/method-names";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { lineDetail, priceUnit, quantityWords, type CodeReader } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { taxRows, totalFigures, type TotalFigures } from "@/lib/orders/view/figures";
import { countText } from "@/lib/base/text/counts";
import { packText } from "@/lib/catalogue/price/unit-price";
import { paths } from "@/lib/base/paths";
import { lineName } from "@/lib/pricing/print-options";
import { discountLabel } from "@/lib/pricing/totals";
import type { Translate } from "@/lib/i18n/translate";
import { LinePicture } from "./line-picture";

interface ItemsCardProps {
  order: OrderAnswer;
  /** The amounts before the total; null if they are unknown. */
  figures?: TotalFigures | null;
  /** A note below a line that only the shop reads. */
  note?: (line: Line) => ReactNode;
  reader?: CodeReader;
}

/** Its children are beside the heading. */
export function ItemsCard({ children, ...props }: ItemsCardProps & { children?: ReactNode }) {
  const t = useTranslate();
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">{t("Items Ordered")}</h2>
        {children}
      </div>
      <ItemList {...props} />
    </Card>
  );
}

/** The lines of an order, and the amounts up to its total. */
export function ItemList(props: ItemsCardProps) {
  const { order, figures = totalFigures(order), note, reader } = props;
  return (
    <>
      <ul className="divide-y">
        {order.products.map((line, index) => (
          <Item
            key={`${line.product._id ?? ""} ${index}`}
            line={line}
            note={note}
            reader={reader}
          />
        ))}
      </ul>
      <Sums figures={figures} total={order.totalAmount} />
    </>
  );
}

type Line = OrderAnswer["products"][number];

/** Describes a line, with the ordered quantity if another was made. */
function detailText(line: Line, reader: CodeReader, t: Translate): string {
  const { ordered, unit } = line;
  const made =
    ordered !== undefined && t("{quantity} ordered", { quantity: quantityWords(ordered, unit, t) });
  return [lineDetail(line, t, reader), made].filter(Boolean).join(", ");
}

interface ItemProps extends Pick<ItemsCardProps, "note" | "reader"> {
  line: Line;
}

function Item({ line, note, reader = "buyer" }: ItemProps) {
  const t = useTranslate();
  const { _id, thumbnailImage, packSize, sku } = line.product;
  const name = lineName(line.product.name, t);
  const detail = detailText(line, reader, t);
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] grid-rows-[auto_1fr] items-start gap-x-4 py-4">
      <div className="row-span-2">
        <LinePicture kind={line.kind} src={thumbnailImage} size={64} />
      </div>
      <p className="min-w-0 font-semibold break-words">
        {_id === null ? (
          name
        ) : (
          <Link
            href={paths.product(_id)}
            prefetch={false}
            className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
      </p>
      <p className="font-semibold tabular">
        <Rupees amount={line.lineTotal} />
      </p>
      {/* Below the amount as well, because a phone has no room beside it. */}
      <div className="col-span-2 min-w-0">
        <p className="text-sm text-muted-foreground tabular">
          {t.parts("Qty: {quantity} × {price} per {unit}", {
            quantity: countText(line.quantity),
            price: <Rupees amount={line.price} />,
            unit: priceUnit({ ...line, packSize }, t),
          })}
        </p>
        {packSize && (
          <p className="text-sm text-muted-foreground tabular">{packText(packSize, t)}</p>
        )}
        {detail && <p className="text-sm break-words text-muted-foreground">{detail}</p>}
        <ArticleNumber sku={sku} />
        {note?.(line)}
      </div>
    </li>
  );
}

function Sums({ figures, total }: { figures: TotalFigures | null; total: number }) {
  const t = useTranslate();
  return (
    <dl className="space-y-2 border-t perforated pt-4 text-[0.9375rem]">
      {figures && (
        <>
          <Sum name={t("Subtotal")} amount={figures.subtotal} />
          {figures.discount > 0 && (
            <Sum
              name={discountLabel(figures.promoCode, figures.sampleCredit !== undefined, t)}
              amount={-figures.discount}
            />
          )}
          <Sum
            name={shippingLabel(figures.shippingWay, t)}
            amount={figures.shipping}
            zero={t(noChargeText(figures.shippingWay))}
          />
          {taxRows(figures, flatName(figures, t)).map(({ name, amount }) => (
            <Sum key={name} name={t(name)} amount={amount} />
          ))}
        </>
      )}
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>{t("Total")}</dt>
        <dd>
          <Rupees amount={total} />
        </dd>
      </div>
    </dl>
  );
}

function flatName({ taxPercent }: { taxPercent?: number }, t: Translate): string {
  return taxPercent === undefined ? t("Tax") : t("Tax ({percent}%)", { percent: taxPercent });
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
