import { Pencil, Trash2 } from "lucide-react";
import { ShippingAddress } from "@/components/order/shipping-address";
import { Button } from "@/components/ui/button";
import type { SavedAddress } from "@/lib/addresses/schemas";

interface AddressRowProps {
  address: SavedAddress;
  onEdit: () => void;
  onDelete: () => void;
}

export function AddressRow({ address, onEdit, onDelete }: AddressRowProps) {
  const { phone } = address;
  const where = `${address.address}, ${address.city}`;
  return (
    <li className="flex items-start gap-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 text-[0.9375rem] break-words">
        <ShippingAddress address={address} />
        {phone && <p className="text-muted-foreground tabular">{phone}</p>}
      </div>
      <Button variant="ghost" size="icon" onClick={onEdit}>
        <Pencil aria-hidden />
        <span className="sr-only">Edit {where}</span>
      </Button>
      <Button variant="ghost" size="icon" className="text-destructive" onClick={onDelete}>
        <Trash2 aria-hidden />
        <span className="sr-only">Delete {where}</span>
      </Button>
    </li>
  );
}
