import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import type { ModelPlan } from "@/lib/product-model/model-of";
import { PinForm } from "./pin-form";
import { PinList } from "./pin-list";
import { pageAddresses, ProofSheet, type Place } from "./proof-sheet";

const loadModel = async () => (await import("./proof-model")).ProofModel;

interface ProofNotesProps {
  proof: ProofAnswer;
  orderKey: string | undefined;
  /** What the line's product is folded as; null where it does not fold. */
  plan: ModelPlan | null;
  /** Resolves once the page shows it. */
  onChanged: () => Promise<unknown>;
}

/** A proof as buyer and shop look at it together: its pages flat or on the product, and notes about places on them. */
export function ProofNotes({ proof, orderKey, plan, onChanged }: ProofNotesProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [isFlat, setFlat] = useState(true);
  const [ProofModel, , demandModel] = useOnDemand(loadModel);
  const isOpen = proof.state === "sent" || proof.state === "changes_asked";

  function showModel() {
    setPlace(null);
    setFlat(false);
    demandModel(() => setFlat(true));
  }

  function writeNote() {
    setFlat(true);
    setPlace({ page: 1, x: 0.5, y: 0.5 });
  }

  return (
    <div className="space-y-4">
      {plan && (
        <div role="group" aria-label={`Proof ${proof.n}`} className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={isFlat ? "default" : "outline"}
            aria-pressed={isFlat}
            onClick={() => setFlat(true)}
          >
            Flat
          </Button>
          <Button
            size="sm"
            variant={isFlat ? "outline" : "default"}
            aria-pressed={!isFlat}
            onClick={showModel}
          >
            On the product
          </Button>
        </div>
      )}
      {plan && !isFlat && ProofModel ? (
        <ProofModel plan={plan} n={proof.n} pages={pageAddresses(proof, orderKey)} />
      ) : (
        <ProofSheet
          proof={proof}
          orderKey={orderKey}
          chosen={place}
          {...(isOpen && { onChoose: setPlace })}
        />
      )}
      <PinList {...{ proof, orderKey, isOpen, onChanged }} />
      {isOpen &&
        (place ? (
          <PinForm {...{ proof, orderKey, place, onChanged }} onPlace={setPlace} />
        ) : (
          <Button size="sm" variant="outline" onClick={writeNote}>
            Add a note to the picture
          </Button>
        ))}
    </div>
  );
}
