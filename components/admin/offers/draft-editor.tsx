import { useRef } from "react";
import type { z } from "zod";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OfferAnswer } from "@/lib/offers/answers";
import { toPaise } from "@/lib/pricing/money";
import { OfferFields } from "./offer-fields";
import { termsFormSchema, valuesFromRequest, valuesOfVersion, toSent } from "./offer-form";
import type { DeskProps } from "./offer-desk-props";
import { ProductCosts } from "./offer-sums";

interface DraftEditorProps extends DeskProps {
  /** Undefined for a new version. */
  draft: OfferAnswer["versions"][number] | undefined;
  onCancel: () => void;
  /** Opens the confirmation to send the saved draft; without an argument it was already saved. */
  onSend: (saved?: OfferAnswer) => void;
}

/** Sends null for an emptied field; an omitted one would keep its value. */
function withNulls(terms: z.output<typeof termsFormSchema>) {
  const { shippingWay = null, pin = null, validUntil = null, words = null } = terms;
  return { ...terms, shippingWay, pin, validUntil, words };
}

const loadHelp = async (id: string, signal: AbortSignal) =>
  id ? call("GET /admin/offers/{id}/price-help", { params: { id }, signal }) : null;

/** @param id of the offer; empty for staff who may not read costs */
function useProductCosts(id: string): ReadonlyMap<string, number> {
  const { value } = useLoad({ load: loadHelp, question: id });
  return new Map(
    value?.products.flatMap(({ _id, cost }) => (cost === undefined ? [] : [[_id, toPaise(cost)]])),
  );
}

/** Edits the draft of an offer, which the buyer sees once it is sent. */
export function DraftEditor({ offer, draft, onChanged, onCancel, onSend }: DraftEditorProps) {
  const maySend = useMay("offers.send");
  const mayReadCosts = useMay("costs.read");
  const sends = useRef(false);
  const productCosts = useProductCosts(mayReadCosts ? offer._id : "");
  const base = draft ?? offer.versions.at(-1);
  const form = useZodForm(
    termsFormSchema,
    base ? valuesOfVersion(base) : valuesFromRequest(offer.asked),
  );
  const { isDirty } = form.formState;
  const { run } = useAction({
    title: "Draft Not Saved",
    text: "What you typed is still here. Please try again.",
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function save(typed: z.output<typeof termsFormSchema>) {
    const terms = toSent(typed, mayReadCosts);
    if (sends.current && draft && !isDirty) {
      onSend();
      return;
    }
    const params = { id: offer._id };
    const changed = await (draft
      ? call("PATCH /admin/offers/{id}", {
          params,
          body: { ...withNulls(terms), updatedAt: offer.updatedAt },
        })
      : call("POST /admin/offers/{id}/versions", { params, body: terms }));
    if (sends.current) {
      onSend(changed);
      return;
    }
    onChanged(changed);
    toast({ title: "Draft Saved", description: "Send it when it is ready." });
  }

  return (
    <ZodForm form={form} onSubmit={(terms) => run(() => save(terms))} className="space-y-5">
      <LeaveGuard active={isDirty} title="Leave this draft?" leave="Leave" stay="Stay">
        <p>Your changes are not saved yet.</p>
      </LeaveGuard>
      <ProductCosts value={productCosts}>
        <OfferFields />
      </ProductCosts>
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          variant={maySend ? "outline" : "default"}
          busyLabel="Saving"
          onClick={() => (sends.current = false)}
        >
          Save Draft
        </SubmitButton>
        {maySend && (
          <SubmitButton busyLabel="Saving" onClick={() => (sends.current = true)}>
            Send Offer
          </SubmitButton>
        )}
        {!draft && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </ZodForm>
  );
}
