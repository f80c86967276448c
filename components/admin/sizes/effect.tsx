import { useLoad } from "@/components/shared/call/use-load";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { countText } from "@/lib/base/text/counts";
import type { TableChange } from "@/lib/catalogue/sizes/admin/list-changes";
import type { ChangedPrice, TableReport } from "@/lib/catalogue/sizes/admin/schemas";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { call } from "@/lib/client/api";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { ReportRows } from "../shared/dry-run-dialog";
import { LoadState } from "../shared/loaded";

/** @throws ApiError when the table has an error */
async function load(question: string, signal: AbortSignal): Promise<TableReport> {
  const body = JSON.parse(question) as TableContent;
  const report = await call("PUT /admin/size-table", { query: { dryRun: "1" }, body, signal });
  return "errors" in report ? report : { table: null, errors: [], examples: [] };
}

/** The link target on narrow pages, which show it below the table. */
export const EFFECT_ID = "size-effect";

interface EffectProps {
  table: TableContent;
  changes: readonly TableChange[];
}

/** The effect of unsaved changes on the prices of ten examples. */
export function Effect({ table, changes }: EffectProps) {
  const report = useLoad({ load, question: JSON.stringify(table) });
  return (
    <Card
      id={EFFECT_ID}
      className="scroll-mt-40 p-5 sm:p-6"
      role="region"
      aria-label="What your changes do"
    >
      <h3 className="text-heading">What your changes do</h3>
      <details className="mt-3 rounded-md border">
        <summary className="cursor-pointer px-3 py-2.5 text-sm font-medium">
          Every changed value
        </summary>
        <div className="border-t p-3">
          <ChangeRows changes={changes} />
        </div>
      </details>
      <div className="mt-4">
        <LoadState
          of={report}
          text="The effect on prices could not be worked out."
          waiting={<Skeleton className="h-40" />}
        />
        {report.value && !report.error && (
          <div aria-busy={!report.isCurrent} className="aria-busy:opacity-60">
            <ExamplePrices examples={report.value.examples} table={table} />
          </div>
        )}
      </div>
    </Card>
  );
}

export const ChangeRows = ({ changes }: { changes: readonly TableChange[] }) => (
  <ReportRows
    caption="Changed values"
    entries={changes}
    keyOf={({ where, what }) => `${where} ${what}`}
    columns={[
      {
        name: "Value",
        isTitle: true,
        cellClassName: "min-w-32",
        cell: ({ where, what }) => (
          <>
            <span className="block font-semibold">{where}</span>
            <span className="block text-sm font-normal text-muted-foreground">{what}</span>
          </>
        ),
      },
      { name: "Before", cell: ({ before }) => before ?? "–", cellClassName: "break-words" },
      { name: "After", cell: ({ after }) => after ?? "–", cellClassName: "break-words" },
    ]}
  />
);

interface ExamplePricesProps {
  examples: readonly ChangedPrice[];
  /** For the names of boards and prints. */
  table: TableContent;
}

/** Ten examples before and after. */
export function ExamplePrices({ examples, table }: ExamplePricesProps) {
  const getName = (part: "boards" | "prints" | "finishes", id: string | null) =>
    id === null ? null : (table[part].find(({ _id }) => _id === id)?.name ?? id);
  const changed = examples.filter(isChanged);
  const ordered = [...changed, ...examples.filter((example) => !isChanged(example))];
  return (
    <>
      <p className="mb-2 text-sm text-muted-foreground">
        {changed.length === 0
          ? `None of ${countText(examples.length)} examples changes its price today.`
          : `${countText(changed.length)} of ${countText(examples.length)} examples change today. Before GST, with set-up and tool.`}
      </p>
      <ReportRows
        caption="Prices of examples before and after"
        entries={ordered}
        keyOf={({ style, quantity, spec }) => `${style} ${quantity} ${JSON.stringify(spec)}`}
        rowClassName={(example) => !isChanged(example) && "text-muted-foreground"}
        columns={[
          {
            name: "Example",
            isTitle: true,
            cellClassName: "min-w-32",
            cell: ({ name, spec, quantity }) => (
              <>
                <span className="block font-semibold">
                  {countText(quantity)} × {name}
                </span>
                <span className="block text-sm font-normal text-muted-foreground">
                  {[
                    sizeText(spec),
                    getName("boards", spec.board),
                    getName("prints", spec.print),
                    getName("finishes", spec.finish),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </>
            ),
          },
          {
            name: "Before and after",
            figure: true,
            cell: ({ before, after }) => (
              <>
                {getTotal(before) !== getTotal(after) && (
                  <span className="block whitespace-nowrap text-muted-foreground">
                    <span className="sr-only">Before </span>
                    {priceText(before)}
                  </span>
                )}
                <span className="block whitespace-nowrap">
                  <span className="sr-only">After </span>
                  {priceText(after)}
                </span>
                <span className="block text-sm whitespace-nowrap">
                  {differenceText(before, after)}
                </span>
                {after?.least && (
                  <span className="block text-sm text-muted-foreground">
                    at the least order value
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

type Price = ChangedPrice["before"];

const getTotal = (price: Price) => price?.total ?? null;

const isChanged = ({ before, after }: ChangedPrice) => getTotal(before) !== getTotal(after);

const priceText = (price: Price) => (price ? formatRupees(toPaise(price.total)) : "not made");

/** "+₹120.00 (+2.4%)". */
export function differenceText(before: Price, after: Price): string {
  if (!before || !after) return before === after ? "" : after ? "new" : "no longer made";
  const paise = toPaise(after.total) - toPaise(before.total);
  if (paise === 0) return "no change";
  const sign = paise > 0 ? "+" : "−";
  const percent = Math.abs((paise / toPaise(before.total)) * 100).toFixed(1);
  return `${sign}${formatRupees(Math.abs(paise))} (${sign}${percent}%)`;
}
