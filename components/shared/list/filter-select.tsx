import { NativeSelect } from "@/components/ui/native-select";
import type { ListAddress } from "./use-list-address";

interface FilterSelectProps {
  address: ListAddress;
  /** The parameter in the URL. */
  filter: string;
  /** Overrides the control's name if a form on the page has a field with the filter's name. */
  name?: string;
  label: string;
  /** The chosen value; undefined for all. */
  value: string | undefined;
  /** The label for no filter: "All statuses". */
  all: string;
  /** The values, or their labels by value. */
  options: readonly string[] | Readonly<Record<string, string>>;
  className: string;
}

/** Filters a list by one value, which is stored in the URL. */
export function FilterSelect(props: FilterSelectProps) {
  const { address, filter, name = filter, label, value = "", all, options, className } = props;
  const choices = Array.isArray(options)
    ? options.map((option: string) => [option, option] as const)
    : Object.entries<string>(options as Record<string, string>);
  return (
    <NativeSelect
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => address.show({ [filter]: event.target.value })}
      className={className}
    >
      <option value="">{all}</option>
      {choices.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
