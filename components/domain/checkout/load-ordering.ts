import { PartNotLoaded, whenLoaded } from "@/components/shared/form/part-not-loaded";
import { toast } from "@/components/ui/toast/toast";
import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";

/** The only import of the chunk, so that an early load serves all callers. */
export const loadOrdering = () => whenLoaded(import("./ordering"));

/** Preloads the chunk when the user starts to fill in the form. */
export function warmOrdering(): void {
  loadOrdering().catch(() => undefined);
}

/**
 * Reports that the chunk failed to load; nothing was sent, and the form keeps its values.
 * @throws any other error
 */
export function showNotLoaded(error: unknown, t: Translate): void {
  if (!(error instanceof PartNotLoaded)) throw error;
  toast(translateToast(t, { title: "Order Failed", description: NOT_LOADED, destructive: true }));
}

/** Translates a toast here, because the toaster is outside the checkout's dictionary. */
export function translateToast<Message extends { title: string; description: string }>(
  t: Translate,
  message: Message,
): Message {
  const { title, description } = message;
  return { ...message, title: t(title), description: translateMessage(t, description) };
}

const NOT_LOADED =
  "A part of this page could not be loaded. Check your connection and try again, or reload the page: all but the card is kept.";
