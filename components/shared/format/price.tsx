import { cva, type VariantProps } from "class-variance-authority";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { formatRupees } from "@/lib/pricing/money";

const amountVariants = cva("tabular font-semibold", {
  variants: {
    size: { sm: "text-base", md: "text-lg", lg: "text-3xl tracking-[-0.01em]" },
  },
  defaultVariants: { size: "md" },
});

export interface PriceProps extends VariantProps<typeof amountVariants> {
  /** Paise for one unit of sale, before tax. */
  paise: number;
  /** Paise; shown struck through, and only if higher than `paise`. */
  originalPaise?: number | null;
  /** The price is the lowest of several. */
  from?: boolean;
  /** The price of the buyer's company; `originalPaise` is the list price. */
  own?: boolean;
  /** The quantity for this price: "100 pieces". */
  per?: string | null;
  /** Adds the saving in words. */
  saving?: boolean;
  className?: string;
}

/** A price: the amount, its quantity, and the former price, small and struck through. */
export function Price(props: PriceProps) {
  const t = useTranslate();
  const { paise, originalPaise, from, own, per, saving, size, className } = props;
  const original = originalPaise && originalPaise > paise ? originalPaise : null;
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        {(own || from) && (
          <span className="text-sm text-muted-foreground">
            {own ? (from ? t("Your price from") : t("Your price")) : t("from")}
          </span>
        )}
        <span className={amountVariants({ size })}>{formatRupees(paise)}</span>
        {original && (
          <s
            className={cn("text-muted-foreground tabular", size === "lg" ? "text-base" : "text-sm")}
          >
            <span className="sr-only">{own ? t("Public price") : t("Was")} </span>
            {formatRupees(original)}
          </s>
        )}
        {per && (
          <span className="text-sm text-muted-foreground">{t("per {unit}", { unit: per })}</span>
        )}
      </p>
      {saving && original && (
        <p className="mt-1 text-sm font-medium text-signal tabular">
          {t("You save {amount}", { amount: formatRupees(original - paise) })}
        </p>
      )}
    </div>
  );
}
