import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";

/** A failed step: the server's message, else the given one (docs/product.md: Messages). */
export function tellFailure(title: string, error: unknown, otherwise: string): void {
  const message = error instanceof ApiError ? error.message : "";
  toast({ title, description: message || otherwise, destructive: true });
}
