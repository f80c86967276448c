import { useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import type { ModelPlan } from "@/lib/catalogue/model/model-plan";
import { useAction } from "@/components/shared/call/use-action";
import { momentText } from "@/components/shared/format/dates";
import { call } from "@/lib/client/api";
import { PinForm } from "./pin-form";
import { pageAddresses, ProofSheet, type Place } from "./proof-sheet";

const ProofModel = late(() => import("./proof-model").then((file) => file.ProofModel), null);

interface ProofNotesProps {
  proof: ProofAnswer;
  orderKey: string | undefined;
  /** The folding plan of the line's product; null if it does not fold. */
  plan: ModelPlan | null;
  /** False for readers who may not add notes. */
  mayAct?: boolean;
  /** Resolves once the page shows the change. */
  onChanged: () => Promise<unknown>;
}

/**
 * A proof for buyer and shop to review: its pages, flat or on the product, with notes about places on them.
 */
export function ProofNotes(props: ProofNotesProps) {
  const t = useTranslate();
  const { proof, orderKey, plan, mayAct = true, onChanged } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const [isPressed, setPressed] = useState(false);
  const [isFlat, setFlat] = useState(true);
  const isOpen = mayAct && (proof.state === "sent" || proof.state === "changes_asked");

  function showModel() {
    setPlace(null);
    ProofModel.demand((isLoaded) => setFlat(!isLoaded));
  }

  function press(pressed: Place) {
    setPressed(true);
    setPlace(pressed);
  }

  function writeNote() {
    setFlat(true);
    setPressed(false);
    setPlace({ page: 1, x: 0.5, y: 0.5 });
  }

  return (
    <div className="space-y-4">
      {plan && (
        <div
          role="group"
          aria-label={t("Proof {n}", { n: proof.n })}
          className="flex flex-wrap gap-2"
        >
          <Button
            size="sm"
            variant={isFlat ? "default" : "outline"}
            aria-pressed={isFlat}
            onClick={() => setFlat(true)}
          >
            {t("Flat")}
          </Button>
          <Button
            size="sm"
            variant={isFlat ? "outline" : "default"}
            aria-pressed={!isFlat}
            onClick={showModel}
          >
            {t("On the product")}
          </Button>
        </div>
      )}
      {plan && !isFlat ? (
        <ProofModel plan={plan} n={proof.n} pages={pageAddresses(proof, orderKey)} />
      ) : (
        <ProofSheet
          proof={proof}
          orderKey={orderKey}
          chosen={place}
          keepsInView={isPressed}
          {...(isOpen && { onChoose: press })}
        />
      )}
      <PinList {...{ proof, orderKey, isOpen, onChanged }} />
      {isOpen &&
        (place ? (
          <PinForm {...{ proof, orderKey, place, isPressed, onChanged }} onPlace={setPlace} />
        ) : (
          <Button size="sm" variant="outline" onClick={writeNote}>
            {t("Add a note to the picture")}
          </Button>
        ))}
    </div>
  );
}

interface PinListProps {
  proof: ProofAnswer;
  orderKey: string | undefined;
  /** False once the proof can no longer change. */
  isOpen: boolean;
  onChanged: () => Promise<unknown>;
}

/** The notes on a proof, numbered as on the picture. */
function PinList({ proof, orderKey, isOpen, onChanged }: PinListProps) {
  const t = useTranslate();
  const { busy, run } = useAction({
    title: t("Note Not Changed"),
    text: t("The note could not be changed. Please try again."),
  });
  if (proof.pins.length === 0) return null;

  async function settle(pin: string, settled: boolean) {
    const query = orderKey ? { key: orderKey } : {};
    const params = { id: proof._id, pin };
    await call("PATCH /proofs/{id}/pins/{pin}", { params, query, body: { settled } });
    await onChanged();
  }

  return (
    <ol aria-label={t("Notes on proof {n}", { n: proof.n })} className="divide-y border-y">
      {proof.pins.map(({ _id, n, page, text, by, at, settled, carriedFrom }) => (
        <li key={_id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="break-words whitespace-pre-line">
              <span className="font-semibold">
                {n}
                {proof.pages.length > 1 && t(", page {page}", { page })}:
              </span>{" "}
              {text}
            </p>
            <p className="mt-0.5 text-sm text-muted-foreground">
              {by}, {momentText(new Date(at), t.language)}
              {carriedFrom !== null && t(", from proof {n}", { n: carriedFrom })}
              {settled && t(", resolved")}
            </p>
          </div>
          {isOpen && (
            <Button
              size="sm"
              variant="outline"
              aria-disabled={busy}
              onClick={() => void run(() => settle(_id, !settled))}
            >
              {settled ? t("Reopen") : t("Resolve")}
              <span className="sr-only"> {t("note {n}", { n })}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
