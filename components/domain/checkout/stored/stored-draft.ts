import { entryValues, storeInEntry } from "@/components/domain/cart/history-entry";
import { draftFrom, toDraft, openingValues } from "@/lib/client/checkout/draft";
import type { CheckoutDraft, CheckoutInput } from "@/lib/client/checkout/form-schema";
import { ownerNow, getOwnValue, type Owned } from "@/lib/client/owner";
import { currentSession } from "@/lib/client/session";

/**
 * The values typed so far, without the card: in memory to survive a visit to the cart, in the history entry
 * to survive a reload.
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

export function storeDraft(values: unknown): void {
  draft = { owner: ownerNow(), value: draftFrom(values) };
}

/** Call it less often than once per keystroke: browsers limit how often a history entry may change. */
export function storeDraftInEntry(): void {
  storeInEntry({ draft: draft ?? undefined });
}

/**
 * Clears the draft after an order, or keeps contact and address if the customer wants that. The order has
 * taken the purchase order file.
 */
export function closeDraft(keep: boolean): void {
  draft = keep && draft ? { ...draft, value: { ...draft.value, purchaseOrder: "" } } : null;
}
