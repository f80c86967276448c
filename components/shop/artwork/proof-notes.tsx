import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { PinForm } from "./pin-form";
import { PinList } from "./pin-list";
import { ProofSheet, type Place } from "./proof-sheet";

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
