import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";

const OFFLINE = "You are offline. What you typed is still here: try again when the line is back.";

/** A failed step: the server's message, else the given one (docs/product.md: Messages). */
export function tellFailure(title: string, error: unknown, otherwise: string): void {
  const message = error instanceof ApiError ? error.message : "";
  // No password is to blame for a line that is gone.
  const ownWords = navigator.onLine ? otherwise : OFFLINE;
  toast({ title, description: message || ownWords, destructive: true });
}
