import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import type { SavedAddress } from "@/lib/orders/addresses/schemas";
import { addressLine } from "@/lib/client/checkout/prefill";

interface KeptAddressSelectProps {
  id: string;
  label: string;
  addresses: readonly SavedAddress[];
  /** Undefined for one that is typed. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | undefined) => void;
}

export function KeptAddressSelect(props: KeptAddressSelectProps) {
  const { id, label, addresses, chosen, onChoose } = props;
  if (addresses.length === 0) return null;
  return (
    <div className="col-span-6">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <NativeSelect
        id={id}
        autoComplete="off"
        value={chosen?._id ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChoose(addresses.find(({ _id }) => _id === value))
        }
      >
        {addresses.map((address) => (
          <option key={address._id} value={address._id}>
            {addressLine(address)}
          </option>
        ))}
        <option value="">Another address</option>
      </NativeSelect>
    </div>
  );
}
