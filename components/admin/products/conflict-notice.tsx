"use client";

import { useEffect, useRef } from "react";
import { Notice } from "@/components/cart/notice";
import { Button } from "@/components/ui/button";
import { FIELD_LABELS, type Difference } from "./differences";
import type { ProductFormValues } from "./form-values";

interface ConflictNoticeProps {
  differences: readonly Difference[];
  /** Who saved it; null where nobody can tell. */
  by: string | null;
  /** What only they changed, which the form has taken over. */
  taken: readonly (keyof ProductFormValues)[];
  /** Drops what was entered here and begins with what is stored. */
  onLoad: () => void;
  onOverwrite: () => void;
  onKeepEditing: () => void;
  busy: boolean;
}

/** Somebody else saved the product meanwhile: what that means, and the ways on. */
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
          The form below has taken over what you had not touched:{" "}
          {taken.map((field) => FIELD_LABELS[field]).join(", ")}.
        </p>
      )}
      {differences.length === 0 ? (
        <p className="mt-1">
          What is stored now is what you have here. Saving changes nothing more.
        </p>
      ) : (
        <>
          <p className="mt-1">
            Nothing of yours is lost: it is still in the form. It differs from what is stored now
            in:
          </p>
          <DifferenceList differences={differences} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" aria-disabled={busy} onClick={onOverwrite}>
          Save my changes
        </Button>
        <Button size="sm" variant="outline" aria-disabled={busy} onClick={onLoad}>
          Drop mine and load what is stored
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
            <span className="text-muted-foreground">Stored: </span>
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
