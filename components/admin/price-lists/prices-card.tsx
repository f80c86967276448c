import { Pencil, Percent, X } from "lucide-react";
import { useState } from "react";
import { ArticleNumber } from "@/components/shared/format/article-number";
import { Rows, type Column } from "@/components/shared/list/rows";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { counted } from "@/lib/base/text/counts";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import type { PriceRow } from "@/lib/companies/price-lists/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { ProductFinder } from "../entry/finder";
import { IconButton } from "../shared/row-buttons";
import { priceText } from "./list-text";

interface PricesCardProps {
  rows: readonly PriceRow[];
  onChange: (rows: readonly PriceRow[]) => void;
  /** Opens a price, including that of a product not yet on the list. */
  onEdit: (row: PriceRow) => void;
  /** Opens the form that fills in one percentage for several products. */
  onFill: () => void;
}

/** The products of a list with their prices: added by a search, changed one by one. */
export function PricesCard({ rows, onChange, onEdit, onFill }: PricesCardProps) {
  const known = new Map(rows.map((row) => [row.product, row]));
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">Prices</h2>
        <Button type="button" variant="outline" size="sm" onClick={onFill}>
          <Percent aria-hidden /> Percent off Many
        </Button>
      </div>
      <ProductFinder
        label="Add a product"
        placeholder="Name, size or article number"
        onChoose={({ _id, name, sku, price }) => {
          onEdit(known.get(_id) ?? { product: _id, name, sku, publicPrice: price });
        }}
      >
        {({ _id, name, price }) => (
          <>
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            {known.has(_id) && <span className="text-muted-foreground">on the list</span>}
            <span className="tabular">{formatRupees(toPaise(price))}</span>
          </>
        )}
      </ProductFinder>
      <div className="mt-4">
        <PriceTable
          rows={rows}
          onEdit={onEdit}
          onRemove={({ product }) => onChange(rows.filter((row) => row.product !== product))}
        />
      </div>
    </Card>
  );
}

/** The number of rows shown at a time. */
const STEP = 50;

interface PriceTableProps {
  rows: readonly PriceRow[];
  onEdit: (row: PriceRow) => void;
  onRemove: (row: PriceRow) => void;
}

function PriceTable({ rows, onEdit, onRemove }: PriceTableProps) {
  const [q, setQ] = useState("");
  const [most, setMost] = useState(STEP);
  if (rows.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        No prices yet. Search for a product above, or import a CSV or Excel file.
      </p>
    );
  }
  const found = rows.filter(matches(q));
  const more = Math.max(found.length - most, 0);
  return (
    <>
      {rows.length > STEP / 5 && (
        <Input
          type="search"
          aria-label="Search the prices"
          placeholder="Search the prices"
          value={q}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          className="mb-3 max-w-80"
          onChange={(event) => setQ(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <p role="status" className="mb-2 text-sm text-muted-foreground tabular">
        {q.trim() === ""
          ? counted(rows.length, "product")
          : `${counted(found.length, "product")} of ${rows.length}`}
      </p>
      <Rows
        caption="Prices of the list"
        entries={found.slice(0, most)}
        keyOf={({ product }) => product}
        columns={toColumns(onEdit, onRemove)}
      />
      {more > 0 && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setMost(most + STEP)}>
          Show {counted(Math.min(more, STEP), "more product", "more products")}
        </Button>
      )}
    </>
  );
}

function matches(q: string) {
  const wanted = q.trim().toLowerCase();
  return ({ name, sku }: PriceRow) => `${name} ${sku ?? ""}`.toLowerCase().includes(wanted);
}

const toColumns = (
  onEdit: PriceTableProps["onEdit"],
  onRemove: PriceTableProps["onRemove"],
): Column<PriceRow>[] => [
  {
    name: "Product",
    isTitle: true,
    cellClassName: "w-full min-w-32 py-2",
    cell: (row) => (
      <>
        <span className="block font-semibold break-words">{row.name}</span>
        <ArticleNumber sku={row.sku} />
        <span className="block font-normal tabular sm:hidden">{priceText(row)}</span>
      </>
    ),
  },
  {
    name: "Public price",
    figure: true,
    className: "max-md:hidden",
    cell: ({ publicPrice }) => formatRupees(toPaise(publicPrice)),
  },
  {
    name: "Price of a pack",
    className: "max-sm:hidden",
    cellClassName: "tabular min-w-40",
    cell: priceText,
  },
  {
    name: "Actions",
    cell: (row) => (
      <span className="flex">
        <IconButton Icon={Pencil} label={`Edit ${row.name}`} onClick={() => onEdit(row)} />
        <IconButton Icon={X} label={`Remove ${row.name}`} onClick={() => onRemove(row)} />
      </span>
    ),
  },
];
