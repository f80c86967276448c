"use client";

import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { Together } from "@/components/shared/call/together";
import { useLoad } from "@/components/shared/call/use-load";
import { Fact } from "@/components/shop/order/fact";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { TaxRegime } from "@/lib/shop/gst/schemas";
import { stateWithCode } from "@/lib/shop/gst/states";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { PaperNumbers } from "./paper-numbers";
import { Rates } from "./rates";
import { Regime } from "./regime";

export function TaxTab() {
  const maySettle = useMay("settings.read");
  return (
    <section aria-label="Tax">
      <PageHeading title="Tax">
        Tax charged on orders, and the numbers of your invoices.
      </PageHeading>
      <Together fallback={<PageSpinner />}>
        <div className="space-y-10">
          {maySettle ? <Regime /> : <RegimeFacts />}
          <PaperNumbers />
          <Rates />
        </div>
      </Together>
    </section>
  );
}

const load = (_: string, signal: AbortSignal) => call("GET /admin/gst/regime", { signal });

/** How orders are taxed, read-only, because only an admin may change it. */
function RegimeFacts() {
  const regime = useLoad({ load });
  if (regime.error && !regime.value) {
    const text = refusalText(regime.error, "The tax settings could not be loaded.");
    return <LoadFailure text={text} retry={regime.reload} />;
  }
  if (!regime.value) return <Skeleton className="h-44" />;
  const { seller, taxPercent, pricesWithTax } = regime.value;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="flex flex-wrap items-center gap-3 text-heading">
        How orders are taxed
        <Badge variant={seller ? "default" : "secondary"}>{seller ? "GST" : "Flat"}</Badge>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">
        {seller
          ? "Each product by the rate of its HSN code. Orders placed before keep their tax."
          : `${taxPercent}% of the subtotal after any discount, whatever is sold.`}{" "}
        {pricesWithTax && "Products show their price with tax as well. "}
        An admin can change this.
      </p>
      {seller && <Seller seller={seller} />}
    </Card>
  );
}

function Seller({ seller }: { seller: NonNullable<TaxRegime["seller"]> }) {
  const { legalName, gstin, stateCode, hsnDigits, defaultPercent } = seller;
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3.5 border-t perforated pt-5 text-[0.9375rem] sm:grid-cols-2">
      <Fact name="Legal name">{legalName}</Fact>
      <Fact name="GSTIN">
        <span className="tabular">{gstin}</span>
      </Fact>
      <Fact name="State">{stateWithCode(stateCode)}</Fact>
      <Fact name="HSN digits">{hsnDigits}</Fact>
      <Fact name="Rate of products without HSN code">{defaultPercent}%</Fact>
    </dl>
  );
}
