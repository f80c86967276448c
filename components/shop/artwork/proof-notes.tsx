import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { PinForm } from "./pin-form";
import { ProofSheet, type Place } from "./proof-sheet";
import { useAction } from "@/components/shared/call/use-action";
import { momentText } from "@/components/shared/format/dates";
import { call } from "@/lib/client/api";

interface ProofNotesProps {
  proof: ProofAnswer;
  orderKey: string | undefined;
  /** Resolves once the page shows it. */
  onChanged: () => Promise<unknown>;
}

/** A proof as buyer and shop look at it together: its pages, and notes about places on them. */
export function ProofNotes({ proof, orderKey, onChanged }: ProofNotesProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const isOpen = proof.state === "sent" || proof.state === "changes_asked";
  return (
    <div className="space-y-4">
      <ProofSheet
        proof={proof}
        orderKey={orderKey}
        chosen={place}
        {...(isOpen && { onChoose: setPlace })}
      />
      <PinList {...{ proof, orderKey, isOpen, onChanged }} />
      {isOpen &&
        (place ? (
          <PinForm {...{ proof, orderKey, place, onChanged }} onPlace={setPlace} />
        ) : (
          <Button size="sm" variant="outline" onClick={() => setPlace({ page: 1, x: 0.5, y: 0.5 })}>
            Add a note to the picture
          </Button>
        ))}
    </div>
  );
}

interface PinListProps {
  proof: ProofAnswer;
  orderKey: string | undefined;
  /** False once nothing can change any more. */
  isOpen: boolean;
  onChanged: () => Promise<unknown>;
}

/** The notes on a proof, each with its number on the picture. */
function PinList({ proof, orderKey, isOpen, onChanged }: PinListProps) {
  const { busy, run } = useAction({
    title: "Note Not Changed",
    text: "The note could not be changed. Please try again.",
  });
  if (proof.pins.length === 0) return null;

  async function settle(pin: string, settled: boolean) {
    const query = orderKey ? { key: orderKey } : {};
    const params = { id: proof._id, pin };
    await call("PATCH /proofs/{id}/pins/{pin}", { params, query, body: { settled } });
    await onChanged();
  }

  return (
    <ol aria-label={`Notes on proof ${proof.n}`} className="divide-y border-y">
      {proof.pins.map(({ _id, n, page, text, by, at, settled, carriedFrom }) => (
        <li key={_id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="break-words whitespace-pre-line">
              <span className="font-semibold">
                {n}
                {proof.pages.length > 1 && `, page ${page}`}:
              </span>{" "}
              {text}
            </p>
            <p className="mt-0.5 text-sm text-muted-foreground">
              {by}, {momentText(new Date(at))}
              {carriedFrom !== null && `, from proof ${carriedFrom}`}
              {settled && ", settled"}
            </p>
          </div>
          {isOpen && (
            <Button
              size="sm"
              variant="outline"
              aria-disabled={busy}
              onClick={() => void run(() => settle(_id, !settled))}
            >
              {settled ? "Open again" : "Settle"}
              <span className="sr-only"> note {n}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
