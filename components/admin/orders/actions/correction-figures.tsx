import { Rupees } from "@/components/shared/format/rupees";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";

/** What a correction comes to, and what happens to the payments. */
export function CorrectionFigures({ before, after, due, approval }: CorrectionPreview) {
  return (
    <>
      <p role="status">
        {before.total === after.total ? (
          <>
            The total stays <Rupees amount={after.total} />.{" "}
          </>
        ) : (
          <>
            The total becomes{" "}
            <strong>
              <Rupees amount={after.total} />
            </strong>{" "}
            instead of <Rupees amount={before.total} />, with a tax of <Rupees amount={after.tax} />
            .{" "}
          </>
        )}
        {due < 0 ? (
          <>
            <Rupees amount={-due} /> is to be given back.
          </>
        ) : (
          <>
            <Rupees amount={due} /> is still to be paid.
          </>
        )}
      </p>
      {approval && (
        <p className="mt-2">
          The company must approve it first: {approval.map(({ words }) => words).join(" ")}
        </p>
      )}
    </>
  );
}
