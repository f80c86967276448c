"use client";

import { Together } from "@/components/shared/call/together";
import { useMay } from "@/lib/client/use-role";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { PaperNumbers } from "./paper-numbers";
import { Rates } from "./rates";
import { Regime } from "./regime";
import { RegimeFacts } from "./regime-facts";

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
