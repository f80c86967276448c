"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { packs } from "@/lib/orders/cart/quantity-limits";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { removeFromCart, setQuantity } from "@/lib/client/cart";
import { formatRupees } from "@/lib/pricing/money";

interface LineNoticeProps {
  line: CartLine;
  onRemove?: (line: CartLine) => void;
}

/** Shows what changed about a line since it was added to the cart, with the one button that solves it. */
export function LineNotice({ line, onRemove = ({ id }) => removeFromCart(id) }: LineNoticeProps) {
  const remove = (
    <Button size="sm" variant="outline" onClick={() => onRemove(line)}>
      Remove<span className="sr-only"> {line.name}</span>
    </Button>
  );
  if (line.state === "gone") {
    return (
      <Notice>
        <p>{line.problem || "Sold out or no longer available."} Not included in the total.</p>
        <div className="mt-2.5">{remove}</div>
      </Notice>
    );
  }
  if (line.state === "short") return <ShortNotice line={line} remove={remove} />;
  if (line.formerPricePaise === null) return null;
  return (
    <p className="text-sm font-medium text-signal tabular">
      Price changed from {formatRupees(line.formerPricePaise)} to {formatRupees(line.pricePaise)}{" "}
      since you added it.
    </p>
  );
}

interface ShortNoticeProps {
  line: CartLine;
  remove: React.ReactNode;
}

function ShortNotice({ line, remove }: ShortNoticeProps) {
  return (
    <Notice>
      <p>{line.problem} Change the quantity to include it in the total.</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setQuantity(line.id, line.nearest)}>
          Take {packs(line.nearest)}
          <span className="sr-only"> for {line.name}</span>
        </Button>
        {remove}
      </div>
    </Notice>
  );
}
