import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { MEANS_NAMES } from "@/lib/payments/kinds";
import type { OpeningAnswer } from "@/lib/payments/openings/schemas";
import { PayOpening, ReverseOpeningPayment, SetOpening } from "./opening-forms";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/companies/{id}/opening", { params: { id }, signal });

type Entry = OpeningAnswer["rows"][number];

interface OpeningBalanceProps {
  company: string;
  /** Called after a change, because the statement shows the balance. */
  onChanged: () => void;
}

/** A company's debt before its first order here, and the payments on it. */
export function OpeningBalance({ company: id, onChanged }: OpeningBalanceProps) {
  const { value: opening, error, reload } = useLoad({ load, question: id });
  const mayWrite = useMay("payments.write");
  const [form, setForm] = useState<"set" | "pay" | Entry | null>(null);
  if (error) return <LoadFailure text="The opening balance could not be loaded." retry={reload} />;
  if (!opening) return null;
  const shared = {
    id,
    onClose: () => setForm(null),
    onSaved: () => {
      reload();
      onChanged();
    },
  };
  const { rows, balance } = opening;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">Opening balance</h2>
        {rows.length > 0 && (
          <span className="text-sm text-muted-foreground tabular">
            <Rupees amount={balance} /> open
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-sm text-muted-foreground">
          Nothing was owed before the first order here.
        </p>
      ) : (
        <ul aria-label="Opening balance" className="mt-2 divide-y text-[0.9375rem]">
          {rows.map((entry) => (
            <li key={entry._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {entryName(entry)}
                <span className="block text-sm text-muted-foreground tabular">
                  {[shortDayText(new Date(entry.at)), entry.reference, entry.reason, entry.by]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
              <Rupees amount={entry.amount} />
              {mayWrite && entry.kind === "receipt" && !entry.reversed && (
                <Button variant="ghost" size="sm" onClick={() => setForm(entry)}>
                  Take Back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setForm("set")}>
            {rows.length === 0 ? "Enter Balance" : "Correct Balance"}
          </Button>
          {balance > 0 && (
            <Button variant="outline" size="sm" onClick={() => setForm("pay")}>
              Record Payment
            </Button>
          )}
        </div>
      )}
      {form === "set" && <SetOpening {...shared} opening={opening} />}
      {form === "pay" && <PayOpening {...shared} opening={opening} />}
      {form !== null && typeof form !== "string" && (
        <ReverseOpeningPayment {...shared} payment={form} />
      )}
    </Card>
  );
}

const KINDS = {
  opening: "Balance",
  correction: "Correction",
  receipt: "Payment",
  reversal: "Payment taken back",
} as const;

const entryName = ({ kind, means, reversed }: Entry): string =>
  [KINDS[kind], means && MEANS_NAMES[means], reversed && "taken back"].filter(Boolean).join(", ");
