import { AppError } from "@/lib/base/errors";
import { may, type Identity } from "@/lib/identity/session/identify";
import type { Corrected } from "./schemas";

/**
 * Prices are agreed on, and an email is corrected, by who enters orders, which gives access to the order.
 * @throws AppError forbidden
 */
export function requireCorrectionRight(identity: Identity, { lines = [], email }: Corrected): void {
  if (may(identity, "orders.enter")) return;
  if (lines.some(({ price }) => price !== undefined))
    throw new AppError("forbidden", "Only an admin agrees on prices. Leave them as they are.");
  if (email !== undefined)
    throw new AppError("forbidden", "Only an admin corrects the email. Leave it as it is.");
}
