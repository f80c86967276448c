import type { ComponentProps } from "react";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { RowInput, RowList } from "./row-list";

interface TierRowsProps {
  name: string;
  /** Props of the inputs for quantity and price. */
  from?: ComponentProps<"input">;
  price?: ComponentProps<"input">;
  /** The titles of both columns. */
  heads?: readonly [from: string, price: string];
}

const HEADS = ["From packs", "₹ a pack"] as const;

/** Prices of a pack by quantity. */
export function TierRows({ name, from, price, heads = HEADS }: TierRowsProps) {
  return (
    <RowList
      name={name}
      what="price"
      most={MAX_TIERS}
      fresh={{ from: "", price: "" }}
      first="from"
      isSorted
      head={
        <div aria-hidden className="mt-2.5 flex gap-2 text-sm text-muted-foreground">
          <span className="flex-1">{heads[0]}</span>
          <span className="flex-1">{heads[1]}</span>
          <span className="w-9 sm:pointer-coarse:w-11" />
        </div>
      }
      className="mt-1.5 space-y-2 max-sm:space-y-4"
      rowClassName="flex items-start gap-2"
    >
      {({ index, at, buttons }) => (
        <>
          <RowInput
            name={at("from")}
            label={
              heads === HEADS
                ? `Packs from which price ${index + 1} counts`
                : `${heads[0]}, price ${index + 1}`
            }
            inputMode="numeric"
            {...from}
          />
          <RowInput
            name={at("price")}
            label={
              heads === HEADS
                ? `Price ${index + 1} in rupees for each pack`
                : `${heads[1]}, price ${index + 1}`
            }
            inputMode="decimal"
            {...price}
          />
          {buttons}
        </>
      )}
    </RowList>
  );
}
