import { FileDown, FileUp } from "lucide-react";
import { Fragment, useState } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import { useTextField } from "@/components/shared/form/use-field";
import { apiAddress } from "@/lib/api/call";
import { counted } from "@/lib/base/text/counts";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { rateFields, rateRow, toRate } from "@/lib/shop/shipping/rate-fields";
import { MAX_RATES, shippingRateSchema, type ShippingRateRow } from "@/lib/shop/shipping/schemas";
import { SHIPPING_METHODS, SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { ConflictNotice } from "../shared/conflict-notice";
import { UnsavedGuard } from "../shared/unsaved-guard";
import { RowInput, RowList } from "../shared/row-list";
import { RatesDialog } from "./rates-dialog";
import { LoadState } from "../shared/loaded";

const ratesSchema = z.array(shippingRateSchema);

const load = async (_: string, signal: AbortSignal) =>
  ratesSchema.parse(await call("GET /admin/shipping-rates", { signal }));

/** Shipping rates by weight, typed as rows or imported from a file. */
export function RatesCard() {
  const rates = useLoad({ load });
  const [isImporting, setImporting] = useState(false);
  /** Another user's rates; the next save overwrites them. */
  const [meanwhile, setMeanwhile] = useState<ShippingRateRow[] | null>(null);

  function take(rows: ShippingRateRow[]) {
    setMeanwhile(null);
    rates.adopt(rows);
  }

  return (
    <Card>
      <div className="border-b px-5 pt-4 pb-3 sm:px-6">
        <h3 className="text-heading">Shipping rates</h3>
        <p className="mt-1 max-w-prose text-sm text-muted-foreground">
          They count once shipping is priced by weight, under{" "}
          <Link href={staffPaths.settings("delivery")} className="text-link">
            Delivery
          </Link>
          . Where several rows of one way fit a PIN code, the one with the longest beginning counts;
          where none fits, the way is not offered. Above a row&apos;s kilograms the buyer is asked
          to request an offer.
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="outline" size="sm" onClick={() => setImporting(true)}>
            <FileUp aria-hidden /> Import CSV
          </Button>
          <Button asChild variant="outline" size="sm">
            <FileLink href={apiAddress("GET /admin/shipping-rates", { query: { format: "csv" } })}>
              <FileDown aria-hidden /> Export CSV
            </FileLink>
          </Button>
        </div>
      </div>
      <div className="px-5 py-4 sm:px-6">
        <Unweighed />
        <LoadState
          of={rates}
          text="Failed to fetch the shipping rates."
          waiting={<Skeleton className="h-40" />}
        />
        {rates.value && (
          <>
            {meanwhile && (
              <ConflictNotice
                what="shipping rates"
                entries={meanwhile.map(rateText)}
                onAdopt={() => take(meanwhile)}
              />
            )}
            <RatesForm
              key={JSON.stringify(rates.value)}
              rates={rates.value}
              read={meanwhile ?? rates.value}
              onSaved={take}
              onConflict={setMeanwhile}
            />
          </>
        )}
      </div>
      {isImporting && <RatesDialog onClose={() => setImporting(false)} onSaved={take} />}
    </Card>
  );
}

const loadUnweighed = (_: string, signal: AbortSignal) =>
  call("GET /admin/shipping-rates/unweighed", { signal });

function Unweighed() {
  const { value } = useLoad({ load: loadUnweighed });
  if (!value || value.count === 0) return null;
  const { count, products } = value;
  return (
    <p className="mb-4 text-sm">
      {counted(count, "product")} without packed weight: their buyers must ask for an offer.
      {" Such as "}
      {products.map(({ _id, name }, index) => (
        <Fragment key={_id}>
          {index > 0 && ", "}
          <Link
            href={`${staffPaths.products}?${new URLSearchParams({ q: name })}`}
            prefetch={false}
            className="text-link"
          >
            {name}
          </Link>
        </Fragment>
      ))}
      . Enter the weights there, or in the catalogue file&rsquo;s columns packedWeight and carton.
    </p>
  );
}

function rateText({ way, pins, perKg, least, askAbove }: ShippingRateRow): string {
  const where = pins.replaceAll(",", ", ") || "everywhere";
  const limit = askAbove === null ? "" : `, ask above ${askAbove} kg`;
  return `${SHIPPING_METHOD_NAMES[way]}, ${where}: ₹${perKg} per kg, least ₹${least}${limit}`;
}

interface RatesFormProps {
  rates: readonly ShippingRateRow[];
  /** The rates known to this page. */
  read: readonly ShippingRateRow[];
  onSaved: (rates: ShippingRateRow[]) => void;
  onConflict: (rates: ShippingRateRow[]) => void;
}

const FORM = z.object({ rows: z.array(rateFields) });

const FRESH = { way: "courier", pins: "", perKg: "", least: "", askAbove: "" };

function RatesForm({ rates, read, onSaved, onConflict }: RatesFormProps) {
  const form = useZodForm(FORM, { rows: rates.map(typed) });
  const { run } = useAction({
    title: "Shipping Rates Not Saved",
    text: "The shipping rates could not be saved. Please try again.",
    onRefused: ({ code, answer, fields }) => {
      const others = ratesSchema.safeParse(answer.rows).data;
      if (code !== "edit_conflict" || !others) return showFieldErrors(form, fields);
      onConflict(others);
      return true;
    },
  });
  const save = ({ rows }: z.output<typeof FORM>) =>
    run(async () => {
      const wanted = rows.map((row) => rateRow(toRate(row)));
      onSaved(
        (await call("PUT /admin/shipping-rates", { body: { rows: wanted, rowsRead: [...read] } }))
          .rows,
      );
      toast({ title: "Shipping rates saved" });
    });
  return (
    <ZodForm form={form} onSubmit={save}>
      <RowList
        name="rows"
        what="rate"
        most={MAX_RATES}
        fresh={FRESH}
        first="pins"
        label="Shipping rates"
        none={<p className="text-sm text-muted-foreground">No way of shipping is offered yet.</p>}
        head={<Heads />}
        className="space-y-2 max-lg:space-y-5"
        rowClassName={`${GRID} max-lg:rounded-md max-lg:border max-lg:p-3`}
        beside={<SubmitButton busyLabel="Saving">Save rates</SubmitButton>}
      >
        {({ index, at, buttons }) => (
          <>
            <ShippingMethodSelect name={at("way")} label={`Way of rate ${index + 1}`} />
            {INPUTS.map(({ field, label, placeholder, inputMode }) => (
              <div key={field}>
                <p aria-hidden className="mb-1 text-sm text-muted-foreground lg:hidden">
                  {label}
                </p>
                <RowInput
                  name={at(field)}
                  label={`${label}, rate ${index + 1}`}
                  placeholder={placeholder}
                  inputMode={inputMode}
                />
              </div>
            ))}
            <div className="flex items-end justify-end">{buttons}</div>
          </>
        )}
      </RowList>
      <UnsavedGuard active={form.formState.isDirty} />
    </ZodForm>
  );
}

const GRID =
  "grid grid-cols-2 items-start gap-2 lg:grid-cols-[10rem_minmax(0,1fr)_6.5rem_6.5rem_6.5rem_8rem]";

const INPUTS = [
  { field: "pins", label: "PIN codes from", placeholder: "Everywhere", inputMode: "text" },
  { field: "perKg", label: "₹ per kg", placeholder: "40", inputMode: "decimal" },
  { field: "least", label: "Least ₹", placeholder: "120", inputMode: "decimal" },
  { field: "askAbove", label: "Ask above kg", placeholder: "Never", inputMode: "decimal" },
] as const;

function Heads() {
  return (
    <div aria-hidden className={`${GRID} mb-1.5 text-sm text-muted-foreground max-lg:hidden`}>
      <span>Way</span>
      {INPUTS.map(({ field, label }) => (
        <span key={field}>{label}</span>
      ))}
    </div>
  );
}

function ShippingMethodSelect({ name, label }: { name: string; label: string }) {
  return (
    <NativeSelect
      aria-label={label}
      {...useTextField(name)}
      className="max-lg:col-span-2 max-lg:w-full"
    >
      {SHIPPING_METHODS.map((way) => (
        <option key={way} value={way}>
          {SHIPPING_METHOD_NAMES[way]}
        </option>
      ))}
    </NativeSelect>
  );
}

const typed = ({ way, pins, perKg, least, askAbove }: ShippingRateRow) => ({
  way,
  pins: pins.replaceAll(",", ", "),
  perKg: String(perKg),
  least: String(least),
  askAbove: String(askAbove ?? ""),
});
