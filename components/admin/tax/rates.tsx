"use client";

import { Landmark, Plus } from "lucide-react";
import { useState } from "react";
import { refusalText } from "@/components/shared/call/refusal-text";
import { EmptyList } from "@/components/shared/list/empty-list";
import { List } from "@/components/shared/list/list";
import { listOf, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/client/api";
import { EditRate } from "./edit-rate";
import { rateColumns } from "./rate-columns";

const load = listOf("GET /admin/tax-rates");

const failure = (error: ApiError) => ({
  notice: "The GST rates could not be loaded.",
  toast: {
    title: "Error fetching GST rates",
    description: refusalText(error, "Could not load the GST rates."),
  },
});

/** Stands where the id does of the rate that is edited; no id is empty. */
const NEW = "";

/** Which rate an HSN code has, and from when. */
export function Rates() {
  const list = useList({ load, filters: {}, pageSize: 50, failure });
  const [edited, setEdited] = useState<string | null>(null);
  const rate = list.value?.items.find(({ _id }) => _id === edited) ?? null;
  const isUnconfirmed = list.value?.items.some(({ confirmedBy }) => confirmedBy === null);
  return (
    <section aria-labelledby="gst-rates">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="gst-rates" className="text-heading">
            GST rates
          </h2>
          <p className="text-sm text-muted-foreground">
            A rate begins and ends at midnight in India.
            {isUnconfirmed &&
              " Nobody has confirmed some of these yet: have your chartered accountant check them."}
          </p>
        </div>
        <Button size="sm" onClick={() => setEdited(NEW)}>
          <Plus aria-hidden /> Add GST Rate
        </Button>
      </div>
      <List
        list={list}
        loading="Loading the GST rates"
        caption="GST rates by HSN code"
        keyOf={({ _id }) => _id}
        columns={rateColumns(({ _id }) => setEdited(_id))}
        rowClassName={() => "align-top"}
        empty={
          <EmptyList title="No GST Rates Yet" Icon={Landmark}>
            Add the rates of the HSN codes that you sell.
          </EmptyList>
        }
      />
      {(edited === NEW || rate) && (
        <EditRate key={edited} rate={rate} onClose={() => setEdited(null)} onSaved={list.renew} />
      )}
    </section>
  );
}
