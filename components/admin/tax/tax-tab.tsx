"use client";

import { PageHeading } from "../shared/page-heading";
import { Rates } from "./rates";
import { Regime } from "./regime";

/** How the shop taxes what it sells. */
export function TaxTab() {
  return (
    <section aria-label="Tax">
      <PageHeading title="Tax">Days are days in India.</PageHeading>
      <div className="space-y-10">
        <Regime />
        <Rates />
      </div>
    </section>
  );
}
