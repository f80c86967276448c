import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { Skeleton } from "@/components/ui/skeleton";
import { counted, countText } from "@/lib/base/text/counts";
import type { PriceChange } from "@/lib/catalogue/admin/schemas";
import { callList } from "@/lib/client/api";
import { Fold } from "./form-parts";
import { priceLines } from "./price-lines";

const SHOWN = 20;

function load(id: string, signal: AbortSignal) {
  return callList("GET /admin/products/{id}/prices", {
    params: { id },
    query: { limit: String(SHOWN) },
    signal,
  });
}

export function PriceHistory({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title="Price history" summary="what it cost before" onOpen={() => setOpen(true)}>
      {isOpen && <Changes productId={productId} />}
    </Fold>
  );
}

function Changes({ productId }: { productId: string }) {
  const { value, error, reload } = useLoad({ load, question: productId });
  if (error) {
    return <LoadFailure className="m-3" text="The history could not be loaded." retry={reload} />;
  }
  if (!value) return <Skeleton className="m-3 h-16" />;
  if (value.items.length === 0) {
    return (
      <p className="px-3 py-2.5 text-sm text-muted-foreground">The prices have not changed yet.</p>
    );
  }
  return (
    <>
      <ol className="divide-y text-sm">
        {value.items.map((change) => (
          <Change key={change._id} change={change} />
        ))}
      </ol>
      {value.total > value.items.length && (
        <p className="border-t px-3 py-2 text-sm text-muted-foreground">
          The latest {counted(value.items.length, "change")} of {countText(value.total)}.
        </p>
      )}
    </>
  );
}

function Change({ change }: { change: PriceChange }) {
  const { by, createdAt } = change;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2">
      <ul className="min-w-0 tabular">
        {priceLines(change).map(({ label, before, after }) => (
          <li key={label}>
            <span className="text-muted-foreground">{label}: </span>
            <del className="decoration-1">{before}</del>
            <span aria-hidden> → </span>
            <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">
        {by}, <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
      </p>
    </li>
  );
}
