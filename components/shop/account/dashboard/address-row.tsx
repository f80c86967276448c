import { Pencil, Trash2 } from "lucide-react";
import { useTranslate } from "#words";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { AddressMarks, SavedAddress } from "@/lib/identity/addresses/schemas";
import { HandOver } from "../company/hand-over";

interface AddressRowProps {
  address: SavedAddress;
  /** The company to transfer it to; null for none. */
  handOverTo: string | null;
  onHandedOver: () => void;
  onMark: (marks: AddressMarks) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function AddressRow(props: AddressRowProps) {
  const t = useTranslate();
  const { address, handOverTo, onHandedOver, onMark, onEdit, onDelete } = props;
  const { label, phone, company, defaultShipping, defaultBilling } = address;
  const where = `${address.address}, ${address.city}`;
  return (
    <li className="py-4 last:pb-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 text-[0.9375rem] break-words">
          {label && <p className="font-semibold">{label}</p>}
          {company && (
            <p className="my-1">
              <Badge variant="outline">{t("Company")}</Badge>
            </p>
          )}
          {(defaultShipping || defaultBilling) && (
            <p className="my-1 flex flex-wrap gap-2">
              {defaultShipping && <Badge>{t("Default for shipping")}</Badge>}
              {defaultBilling && <Badge>{t("Default for billing")}</Badge>}
            </p>
          )}
          <ShippingAddress address={address} />
          {phone && <p className="text-muted-foreground tabular">{phone}</p>}
        </div>
        <Button variant="ghost" size="icon" onClick={onEdit}>
          <Pencil aria-hidden />
          <span className="sr-only">{t("Edit {name}", { name: where })}</span>
        </Button>
        <Button variant="ghost" size="icon" className="text-destructive" onClick={onDelete}>
          <Trash2 aria-hidden />
          <span className="sr-only">{t("Delete {name}", { name: where })}</span>
        </Button>
      </div>
      {!company && <DefaultButtons address={address} where={where} onMark={onMark} />}
      {!company && handOverTo && (
        <div className="mt-2">
          <HandOver kind="address" id={address._id} to={handOverTo} onDone={onHandedOver} />
        </div>
      )}
    </li>
  );
}

interface DefaultButtonsProps {
  address: SavedAddress;
  /** Names the address, so that screen readers can distinguish its buttons. */
  where: string;
  onMark: (marks: AddressMarks) => void;
}

/** Sets or clears an address as the default for delivery and for billing at checkout. */
function DefaultButtons({ address, where, onMark }: DefaultButtonsProps) {
  const t = useTranslate();
  const { defaultShipping, defaultBilling } = address;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        onClick={() => onMark({ defaultShipping: !defaultShipping })}
      >
        {defaultShipping ? t("Stop shipping here by default") : t("Ship here by default")}
        <span className="sr-only">: {where}</span>
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => onMark({ defaultBilling: !defaultBilling })}
      >
        {defaultBilling ? t("Stop billing here by default") : t("Bill here by default")}
        <span className="sr-only">: {where}</span>
      </Button>
    </div>
  );
}
