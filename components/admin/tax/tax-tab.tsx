import { RevealTogether } from "@/components/shared/call/reveal-together";
import { useMay } from "@/lib/client/use-role";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { DocumentNumbers } from "./document-numbers";
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
      <RevealTogether fallback={<PageSpinner />}>
        <div className="space-y-10">
          {maySettle ? <Regime /> : <RegimeFacts />}
          <DocumentNumbers />
          <Rates />
        </div>
      </RevealTogether>
    </section>
  );
}
