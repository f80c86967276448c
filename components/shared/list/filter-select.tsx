"use client";

import { NativeSelect } from "@/components/ui/native-select";
import type { ListAddress } from "./use-list-address";

interface FilterSelectProps {
  address: ListAddress;
  /** The key in the address. */
  filter: string;
  /** The control's own, where a form on the page has a field of the filter's name. */
  name?: string;
  label: string;
  /** The value chosen; undefined for all. */
  value: string | undefined;
  /** What the choice of no value is called: "All statuses". */
  all: string;
  /** The values, or what each is called. */
  options: readonly string[] | Readonly<Record<string, string>>;
  className: string;
}

/** Narrows a list to one value, kept in the address. */
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
