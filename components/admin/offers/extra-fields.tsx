import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { useMay } from "@/lib/client/use-role";
import { cn } from "@/lib/base/cn";
import { AMOUNT, COUNT } from "../products/form/form-parts";
import { IconButton } from "../shared/row-buttons";
import { RowInput } from "../shared/row-list";

interface ExtraFieldsProps {
  number: number;
  /** The index of the line that it is charged for. */
  owner: number;
  kind: string;
  at: (field: string) => string;
  remove: () => void;
}

/** On a phone they share the row below the name and its button. */
const NARROW = "max-sm:order-2 max-sm:flex-1";

/** A set-up or tool that is charged once for a line: one row of the line's card. */
export function ExtraFields({ number, owner, kind, at, remove }: ExtraFieldsProps) {
  const mayReadCosts = useMay("costs.read");
  const line = `of line ${number}`;
  return (
    <div
      role="group"
      aria-label={`Line ${number}, charged once for line ${owner + 1}`}
      data-extra
      className="flex flex-wrap items-start gap-2"
    >
      <Cell
        head={kind === "tool" ? "Tool" : "Set-up"}
        name={at("name")}
        label={`Name ${line}`}
        className="flex-[1_1_7rem] max-sm:basis-[calc(100%-3.5rem)]"
      />
      <Cell
        head="Sets"
        name={at("quantities.0.quantity")}
        label={`Sets ${line}`}
        className={cn(NARROW, "sm:w-14")}
        {...COUNT}
      />
      <Cell
        head="Price in ₹"
        name={at("quantities.0.price")}
        label={`Price in rupees ${line}`}
        className={cn(NARROW, "sm:w-22")}
        {...AMOUNT}
      />
      {mayReadCosts && (
        <Cell
          head="Cost in ₹"
          name={at("cost")}
          label={`Cost in rupees ${line}`}
          className={cn(NARROW, "sm:w-22")}
          {...AMOUNT}
        />
      )}
      <Cell
        head="HSN"
        name={at("hsn")}
        label={`HSN code ${line}`}
        inputMode="numeric"
        className={cn(NARROW, "sm:w-22")}
      />
      <IconButton
        Icon={X}
        label={`Remove line ${number}`}
        onClick={remove}
        className="mt-6 max-sm:order-1"
      />
    </div>
  );
}

interface CellProps extends ComponentProps<typeof RowInput> {
  head: string;
}

function Cell({ head, className, ...input }: CellProps) {
  return (
    <div className={cn("min-w-0", className)}>
      <span aria-hidden className="block text-sm text-muted-foreground">
        {head}
      </span>
      <RowInput {...input} className="px-2" />
    </div>
  );
}
