import { Scale } from "lucide-react";
import { useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { type Column, Rows } from "@/components/shared/list/rows";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import {
  MARGINS_SHOWN,
  type Margin,
  type MarginsQuery,
} from "@/lib/dashboard/stats/margin-schemas";
import { Loaded } from "../shared/loaded";
import { PageHeading } from "../shared/page-heading";
import { isSpan, MARGIN_SPANS, spanDays } from "./margin-spans";

const load = (question: string, signal: AbortSignal) =>
  call("GET /admin/stats/margins", { query: JSON.parse(question) as MarginsQuery, signal });

const BY = { product: "By product", customer: "By customer", company: "By company" } as const;

const { product, ...others } = BY;

const isBy = (text: string | null): text is keyof typeof others =>
  text !== null && Object.hasOwn(others, text);

const { month, ...spans } = MARGIN_SPANS;

const COLUMNS: Column<Margin>[] = [
  {
    name: "Name",
    isTitle: true,
    cellClassName: "w-full min-w-32 py-2 break-words",
    cell: ({ name }) => name,
  },
  {
    name: "Orders",
    figure: true,
    className: "max-md:hidden",
    cell: ({ orders }) => countText(orders),
  },
  {
    name: "Quantity",
    figure: true,
    className: "max-lg:hidden",
    cell: ({ quantity }) => countText(quantity),
  },
  { name: "Revenue", figure: true, cell: ({ revenue }) => <Rupees amount={revenue} /> },
  { name: "Cost", figure: true, className: "max-md:hidden", cell: (row) => <Cost row={row} /> },
  { name: "Margin", figure: true, cell: (row) => <MarginCell row={row} /> },
];

function Cost({ row: { cost, margin, costKnown } }: { row: Margin }) {
  if (margin === null) return "Not known";
  return (
    <>
      <Rupees amount={cost} />
      {!costKnown && <span className="block text-xs text-muted-foreground">in part</span>}
    </>
  );
}

/** The margin in rupees and, if all costs are known, in percent of the revenue. */
function MarginCell({ row: { margin, percent } }: { row: Margin }) {
  if (margin === null) return "–";
  return (
    <>
      <Rupees amount={margin} />
      {percent !== null && (
        <span className="block text-xs text-muted-foreground">{countText(percent)}%</span>
      )}
    </>
  );
}

/** Margins by product, customer and company, for staff who may read costs. */
export function MarginsTab() {
  const [now] = useState(() => new Date());
  const address = useListAddress();
  const wanted = address.search.get("by");
  const by = isBy(wanted) ? wanted : "product";
  const requested = address.search.get("span");
  const span = isSpan(requested) ? requested : "month";
  const question = JSON.stringify({ by, ...spanDays(span, now) });
  const margins = useLoad({ load, question });
  return (
    <section aria-label="Margins">
      <PageHeading
        title="Margins"
        actions={
          <>
            <FilterSelect
              address={address}
              filter="by"
              label="Rows"
              value={by === "product" ? undefined : by}
              all={product}
              options={others}
              className="w-40"
            />
            <FilterSelect
              address={address}
              filter="span"
              label="Period"
              value={span === "month" ? undefined : span}
              all={month}
              options={spans}
              className="w-52"
            />
          </>
        }
      >
        What orders that are not cancelled earned after discounts, before shipping, tax and returns.
        A product’s cost is what its form said when it was sold; what is made to order costs what
        its offer said.
      </PageHeading>
      <Loaded of={margins} name="the margins">
        {(rows) => <Margins rows={rows} by={by} />}
      </Loaded>
    </section>
  );
}

function Margins({ rows, by }: { rows: readonly Margin[]; by: keyof typeof BY }) {
  if (rows.length === 0) {
    return (
      <EmptyList title="No Sales" Icon={Scale} as="h3">
        Nothing was sold in this period. Choose a longer one, or come back after the first sale.
      </EmptyList>
    );
  }
  return (
    <>
      <Rows
        caption={`Margins ${BY[by].toLowerCase()}, the largest revenue first`}
        entries={rows}
        keyOf={({ _id }) => _id}
        columns={COLUMNS}
      />
      {rows.length === MARGINS_SHOWN && (
        <p className="mt-3 text-sm text-muted-foreground">
          The {MARGINS_SHOWN} with the largest revenue are shown.
        </p>
      )}
    </>
  );
}
