import type { ReactNode } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { Fact } from "@/components/domain/order/fact";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { stateWithCode } from "@/lib/shop/gst/states";
import { LoadState } from "../shared/loaded";
import { SectionHeading } from "../shared/section-heading";

const load = (_: string, signal: AbortSignal) => call("GET /admin/gst/regime", { signal });

/** The tax regime, read-only, because only an admin may change it. */
export function RegimeFacts() {
  const regime = useLoad({ load });
  if (!regime.value) {
    const text = "The tax settings could not be loaded.";
    return <LoadState of={regime} text={text} waiting={<Skeleton className="h-44" />} />;
  }
  const { seller, taxPercent, pricesWithTax } = regime.value;
  return (
    <Card className="p-5 sm:p-6">
      <RegimeHeading isGst={seller !== null} taxPercent={taxPercent}>
        {pricesWithTax && " Products show their price with tax as well."} An admin can change this.
      </RegimeHeading>
      {seller && <Seller {...seller} />}
    </Card>
  );
}

interface RegimeHeadingProps {
  isGst: boolean;
  taxPercent: number | string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

export function RegimeHeading({ isGst, taxPercent, actions, children }: RegimeHeadingProps) {
  return (
    <SectionHeading
      title={
        <span className="flex flex-wrap items-center gap-3">
          How orders are taxed
          <Badge variant={isGst ? "default" : "secondary"}>{isGst ? "GST" : "Flat"}</Badge>
        </span>
      }
      actions={actions}
    >
      {isGst
        ? "Each product by the rate of its HSN code. Orders placed before keep their tax."
        : `${taxPercent ?? ""}% of the subtotal after any discount, whatever is sold.`}
      {children}
    </SectionHeading>
  );
}

type SellerProps = Partial<
  Record<"legalName" | "gstin" | "stateCode" | "hsnDigits" | "defaultPercent", string | number>
>;

/** The seller's GST details. */
export function Seller(props: SellerProps) {
  const { legalName, gstin, stateCode, hsnDigits, defaultPercent } = props;
  return (
    <div className="mt-5 border-t perforated pt-5">
      <dl className="grid gap-x-6 gap-y-3.5 text-[0.9375rem] sm:grid-cols-2">
        <Fact name="Legal name">{legalName}</Fact>
        <Fact name="GSTIN">
          <span className="tabular">{gstin}</span>
        </Fact>
        <Fact name="State">{stateWithCode(String(stateCode))}</Fact>
        <Fact name="HSN digits">{hsnDigits}</Fact>
        <Fact name="Rate of products without HSN code">{defaultPercent}%</Fact>
      </dl>
      <p className="mt-4 text-sm text-muted-foreground">
        Supplies to SEZ units and developers are not covered, nor are exports, reverse charge and
        e-commerce operators. Bill them outside this shop.
      </p>
    </div>
  );
}
