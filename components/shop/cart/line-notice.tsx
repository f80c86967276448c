import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Translate } from "@/lib/i18n/translate";
import { quantityWords } from "@/lib/orders/line-text";
import { packs, samples } from "@/lib/orders/cart/quantity-limits";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { removeFromCart, setQuantity } from "@/lib/client/cart";
import { formatRupees } from "@/lib/pricing/money";

const hidden = (words: string) => <span className="sr-only">{words}</span>;

interface LineNoticeProps {
  line: CartLine;
  onRemove?: (line: CartLine) => void;
}

/** Shows a change of a line since it was added to the cart, with the button that solves it. */
export function LineNotice({ line, onRemove = ({ id }) => removeFromCart(id) }: LineNoticeProps) {
  const t = useTranslate();
  const remove = (
    <Button size="sm" variant="outline" onClick={() => onRemove(line)}>
      {t.parts("Remove<more> {name}</more>", { more: hidden, name: line.name })}
    </Button>
  );
  if (line.state === "gone") {
    return (
      <Notice>
        <p>
          {line.problem || t("Sold out or no longer available.")} {t("Not included in the total.")}
        </p>
        <div className="mt-2.5">{remove}</div>
      </Notice>
    );
  }
  if (line.state === "short") return <ShortNotice line={line} remove={remove} />;
  if (line.formerPricePaise === null) return null;
  return (
    <p className="text-sm font-medium text-signal tabular">
      {t("Price changed from {former} to {present} since you added it.", {
        former: formatRupees(line.formerPricePaise),
        present: formatRupees(line.pricePaise),
      })}
    </p>
  );
}

function nearestWords({ isSample, made, nearest }: CartLine, t: Translate): string {
  if (made) return quantityWords(nearest, "PCS", t);
  return isSample ? samples(nearest, t) : packs(nearest, t);
}

function ShortNotice({ line, remove }: { line: CartLine; remove: React.ReactNode }) {
  const t = useTranslate();
  return (
    <Notice>
      <p>
        {line.problem} {t("Change the quantity to include it in the total.")}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setQuantity(line.id, line.nearest)}>
          {t.parts("Take {packs}<more> for {name}</more>", {
            packs: nearestWords(line, t),
            more: hidden,
            name: line.name,
          })}
        </Button>
        {remove}
      </div>
    </Notice>
  );
}
