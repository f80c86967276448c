import { useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { type DocumentSeries, startSeriesSchema } from "@/lib/documents/schemas";
import { LoadState } from "../shared/loaded";

const load = (_: string, signal: AbortSignal) => call("GET /admin/document-series", { signal });

const DOCUMENT_NAMES: Record<DocumentSeries["kind"], string> = {
  invoice: "Invoices",
  credit_note: "Credit notes",
};

export function DocumentNumbers() {
  const series = useLoad({ load });
  const [started, setStarted] = useState<DocumentSeries | null>(null);
  if (!series.value) {
    const text = "The invoice numbers could not be loaded.";
    return <LoadState of={series} text={text} waiting={<Skeleton className="h-44" />} />;
  }
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Invoice and credit note numbers</h2>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">
        They run without a gap from 1 April to 31 March. If you issued invoices elsewhere this year,
        set the next number before the shop issues its first.
      </p>
      <ul className="mt-4 divide-y border-t perforated">
        {series.value.map((each) => (
          <Row key={each.kind} series={each} onStart={() => setStarted(each)} />
        ))}
      </ul>
      {started && (
        <StartSeries series={started} onClose={() => setStarted(null)} onSaved={series.renew} />
      )}
    </Card>
  );
}

function Row({ series, onStart }: { series: DocumentSeries; onStart: () => void }) {
  const name = DOCUMENT_NAMES[series.kind];
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0">
        {name} {series.year}: the next is{" "}
        <span className="font-medium break-words tabular">{series.number}</span>
      </p>
      {series.open && (
        <Button size="sm" variant="outline" onClick={onStart}>
          Change<span className="sr-only"> the first number of {name.toLowerCase()}</span>
        </Button>
      )}
    </li>
  );
}

interface StartSeriesProps {
  series: DocumentSeries;
  onClose: () => void;
  /** Resolves once the page shows the change. */
  onSaved: () => Promise<unknown>;
}

/** The field's value is text. */
const formSchema = z.object({
  next: z.string().trim().transform(Number).pipe(startSeriesSchema.shape.next),
});

function StartSeries({ series: { kind, year, next }, onClose, onSaved }: StartSeriesProps) {
  const form = useZodForm(formSchema, { next: String(next) });

  async function save(body: z.output<typeof formSchema>) {
    const saved = await call("PUT /admin/document-series/{kind}", { params: { kind }, body });
    await onSaved();
    return { title: "Number Saved", description: `The next one is ${saved.number}.` };
  }

  const documents = kind === "invoice" ? "invoices" : "credit notes";
  return (
    <CallDialog
      title={`First number of ${documents} in ${year}`}
      description={`The first of your ${documents} here gets it, and the others follow. From then on it stays.`}
      form={form}
      failure={{
        title: "Number Not Saved",
        text: "The documents are numbered as before. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save Number"
    >
      <TextField
        name="next"
        label="Running number"
        required
        inputMode="numeric"
        hint="One above that of the last you issued elsewhere; prefix and year are added by the shop"
      />
    </CallDialog>
  );
}
