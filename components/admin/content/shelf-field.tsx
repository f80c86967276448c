import { SelectField } from "@/components/shared/form/select-field";
import type { useShelves } from "./use-shelves";

interface ShelfFieldProps {
  name: string;
  options: ReturnType<typeof useShelves>;
}

/** Where the link of an item leads. */
export function ShelfField({ name, options }: ShelfFieldProps) {
  return (
    <SelectField
      // The options come later than the value.
      key={options.length}
      name={name}
      label="Where it leads"
      required
      options={options}
    />
  );
}
