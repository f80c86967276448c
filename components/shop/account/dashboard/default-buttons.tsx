import { Button } from "@/components/ui/button";
import type { AddressMarks, SavedAddress } from "@/lib/orders/addresses/schemas";

interface DefaultButtonsProps {
  address: SavedAddress;
  /** Tells its buttons from those of the other addresses. */
  where: string;
  onMark: (marks: AddressMarks) => void;
}

/** Make an address what checkout begins with, for goods and for invoices, or no longer. */
export function DefaultButtons({ address, where, onMark }: DefaultButtonsProps) {
  const { defaultShipping, defaultBilling } = address;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        onClick={() => onMark({ defaultShipping: !defaultShipping })}
      >
        {defaultShipping ? "Stop shipping here by default" : "Ship here by default"}
        <span className="sr-only">: {where}</span>
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => onMark({ defaultBilling: !defaultBilling })}
      >
        {defaultBilling ? "Stop billing here by default" : "Bill here by default"}
        <span className="sr-only">: {where}</span>
      </Button>
    </div>
  );
}
