import { staffPaths } from "@/lib/base/staff-paths";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { useLoad } from "@/components/shared/call/use-load";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { call } from "@/lib/client/api";
import { priceUnit, quantityWords } from "@/lib/orders/line-text";
import { OfferStateBadge } from "@/components/domain/offer/offer-state";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/offers/{id}/price-help", { params: { id }, signal });

/** Shop prices of an offer's products, and earlier offers to this buyer; renders nothing without any. */
export function PriceHelp({ id }: { id: string }) {
  const { value } = useLoad({ load, question: id });
  if (!value || value.products.length + value.earlier.length === 0) return null;
  const { products, earlier } = value;
  return (
    <Card className="space-y-4 p-5 text-sm sm:p-6">
      <h2 className="text-heading">To price it</h2>
      {products.map(({ _id, name, companyPrice, ...shop }) => (
        <div key={_id}>
          <p className="font-semibold break-words">{name}</p>
          <Prices {...shop} where="in the shop" />
          {companyPrice && <Prices {...companyPrice} where="by the company’s price list" />}
        </div>
      ))}
      {earlier.map(({ _id, number, state, sentAt, lines }) => (
        <div key={_id} className="border-t pt-3">
          <p className="flex flex-wrap items-center gap-2">
            <Link href={staffPaths.offer(_id)} prefetch={false} className="text-link tabular">
              {number}
            </Link>
            <OfferStateBadge state={state} /> {shortDayText(new Date(sentAt))}
          </p>
          {lines.map(({ name, unit, basis, quantities }, index) => (
            <p key={index} className="break-words">
              {name}:{" "}
              {quantities.map(({ quantity, price }) => (
                <span key={quantity} className="block tabular">
                  {quantityWords(quantity, unit)} × <Rupees amount={price} />
                  {` per ${priceUnit({ unit, basis, packSize: null })}`}
                </span>
              ))}
            </p>
          ))}
        </div>
      ))}
    </Card>
  );
}

interface PricesProps {
  price: number;
  tiers?: readonly { from: number; price: number }[];
  where: string;
}

function Prices({ price, tiers = [], where }: PricesProps) {
  return (
    <>
      <p>
        <Rupees amount={price} /> a pack {where}
      </p>
      {tiers.map((tier) => (
        <p key={tier.from}>
          <Rupees amount={tier.price} /> from {quantityWords(tier.from, "PAC")}
        </p>
      ))}
    </>
  );
}
