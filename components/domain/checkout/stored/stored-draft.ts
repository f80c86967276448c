import { entryValues, keepInEntry } from "@/components/domain/cart/history-entry";
import { draftFrom, toDraft, openingValues } from "@/lib/client/checkout/draft";
import type { CheckoutDraft, CheckoutInput } from "@/lib/client/checkout/form-schema";
import { ownerNow, getOwnValue, type Owned } from "@/lib/client/owner";
import { currentSession } from "@/lib/client/session";

/**
 * The values typed so far, without the card. They are in memory, so that a visit to the cart loses nothing, and in
 * the history entry, so that a reload loses nothing either.
 */
let draft: Owned<CheckoutDraft> | null = null;

export function openingForm(): CheckoutInput {
  if (typeof window === "undefined") return openingValues(null);
  return openingValues(getOwnValue(draft) ?? getOwnValue(entryValues().draft) ?? ownDraft());
}

function ownDraft(): CheckoutDraft | null {
  const session = currentSession();
  return session.state === "signed-in" ? toDraft(session.claims) : null;
}

export function keepDraft(values: unknown): void {
  draft = { owner: ownerNow(), value: draftFrom(values) };
}

/** Called less often than once per key: browsers limit how often a history entry may change. */
export function keepDraftInEntry(): void {
  keepInEntry({ draft: draft ?? undefined });
}

/** After an order, which took its file: keeps contact and address if the customer wishes so, else clears the draft. */
export function closeDraft(keep: boolean): void {
  draft = keep && draft ? { ...draft, value: { ...draft.value, purchaseOrder: "" } } : null;
}
