import type { Load } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";

interface CorrectionFiguresProps {
  live: Load<CorrectionPreview | null>;
}

/** The totals of a correction and its effect on the payments; renders nothing without a correction. */
export function CorrectionFigures({ live: { value, error, isCurrent } }: CorrectionFiguresProps) {
  return (
    <div role="status" aria-busy={!isCurrent} className="text-sm max-sm:mb-3 max-sm:empty:mb-0">
      {error && <p className="font-semibold text-destructive">{error.message}</p>}
      {!error && value && <Figures {...value} />}
    </div>
  );
}

function Figures({ before, after, due, approval }: CorrectionPreview) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 [&>dd]:text-right [&>dt]:text-muted-foreground">
        <dt>Total</dt>
        <dd className="text-base font-semibold">
          <Change before={before.total} after={after.total} />
        </dd>
        <dt>Tax in it</dt>
        <dd>
          <Change before={before.tax} after={after.tax} />
        </dd>
        <dt>Payments</dt>
        <dd>{due === 0 ? "Paid in full" : <Due amount={due} />}</dd>
      </dl>
      {approval && (
        <p className="mt-2 font-semibold">
          The company must approve it first: {approval.map(({ words }) => words).join(" ")}
        </p>
      )}
    </>
  );
}

const Change = ({ before, after }: { before: number; after: number }) => (
  <>
    {before !== after && (
      <>
        <del className="text-sm font-normal text-muted-foreground">
          <Rupees amount={before} />
        </del>{" "}
      </>
    )}
    <ins className="no-underline">
      <Rupees amount={after} />
    </ins>
    {before === after && <span className="font-normal text-muted-foreground"> as before</span>}
  </>
);

const Due = ({ amount }: { amount: number }) => (
  <>
    <Rupees amount={Math.abs(amount)} /> {amount < 0 ? "to be given back" : "still to be paid"}
  </>
);
