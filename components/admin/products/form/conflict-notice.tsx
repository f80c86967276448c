import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Difference } from "./values/differences";
import { FORM_FIELDS, type ProductFormValues } from "./values/form-values";

interface ConflictNoticeProps {
  differences: readonly Difference[];
  /** The user who saved it; null if unknown. */
  by: string | null;
  /** Fields that only they changed, which the form has adopted. */
  taken: readonly (keyof ProductFormValues)[];
  /** Discards the input and loads the stored product. */
  onLoad: () => void;
  onOverwrite: () => void;
  onKeepEditing: () => void;
  busy: boolean;
}

/** Reports that another user saved the product meanwhile, and offers the choices. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { differences, by, taken, onLoad, onOverwrite, onKeepEditing, busy } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
    frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Notice ref={frame} role="alert" tabIndex={-1} aria-label="Edit conflict">
      <p className="font-semibold">
        {by ?? "Somebody else"} saved this product while you were editing it.
      </p>
      {taken.length > 0 && (
        <p className="mt-1">
          The form now shows their changes to fields you had not edited:{" "}
          {taken.map((field) => FORM_FIELDS[field].label).join(", ")}.
        </p>
      )}
      {differences.length === 0 ? (
        <p className="mt-1">
          The saved product is the same as your version. There is nothing left to save.
        </p>
      ) : (
        <>
          <p className="mt-1">
            Your changes are still in the form. They differ from the saved product in:
          </p>
          <DifferenceList differences={differences} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" aria-disabled={busy} onClick={onOverwrite}>
          Save my changes
        </Button>
        <Button size="sm" variant="outline" aria-disabled={busy} onClick={onLoad}>
          Discard mine and load the saved product
        </Button>
        <Button size="sm" variant="ghost" aria-disabled={busy} onClick={onKeepEditing}>
          Keep editing
        </Button>
      </div>
    </Notice>
  );
}

function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="mt-2 divide-y rounded-md border">
      {differences.map(({ label, current, mine }) => (
        <div key={label} className="grid gap-x-4 px-3 py-1.5 sm:grid-cols-[8rem_1fr_1fr]">
          <dt className="font-semibold">{label}</dt>
          <dd className="line-clamp-3 [overflow-wrap:anywhere]">
            <span className="text-muted-foreground">Saved: </span>
            {current}
          </dd>
          <dd className="line-clamp-3 [overflow-wrap:anywhere]">
            <span className="text-muted-foreground">Yours: </span>
            {mine}
          </dd>
        </div>
      ))}
    </dl>
  );
}
