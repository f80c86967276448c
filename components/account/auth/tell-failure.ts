import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";

/** A failed step in the words of spec section 8: the server's message, else the given one. */
export function tellFailure(title: string, error: unknown, otherwise: string): void {
  const message = error instanceof ApiError ? error.message : "";
  toast({ title, description: message || otherwise, destructive: true });
}
