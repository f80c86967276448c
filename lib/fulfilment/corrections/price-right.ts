import { AppError } from "@/lib/base/errors";
import { may, type Identity } from "@/lib/identity/session/identify";
import type { CorrectedLine } from "./schemas";

/**
 * Prices are agreed by who agrees on them for an order that they enter.
 * @throws AppError forbidden
 */
export function requirePriceRight(identity: Identity, lines: readonly CorrectedLine[] = []): void {
  if (lines.every(({ price }) => price === undefined) || may(identity, "orders.enter")) return;
  throw new AppError("forbidden", "Only an admin agrees on prices. Leave them as they are.");
}
