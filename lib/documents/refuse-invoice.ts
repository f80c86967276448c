import { AppError } from "@/lib/base/errors";
import { stateWithCode } from "@/lib/shop/gst/states";
import type { DocumentContent } from "./content";

/** Of an unregistered buyer's invoice, from which Rule 46(e) asks for the whole address, in paise. */
const FULL_ADDRESS_FROM = 5_000_000;

/**
 * Refuses an invoice that the law does not allow (docs/product.md: Documents).
 * @param sellerState the code by which the order was taxed; null in the flat regime
 * @throws AppError invalid_transition
 */
export function refuseUnlawful(content: DocumentContent, sellerState: string | null): void {
  const problem = registrationProblem(content, sellerState) ?? recipientProblem(content);
  if (problem) throw new AppError("invalid_transition", problem);
}

function registrationProblem({ seller }: DocumentContent, taxed: string | null): string | null {
  if (taxed === null) return null;
  if (!seller.state) {
    return "This order was taxed by GST, and its invoice needs the shop's legal name and GSTIN. Enter them under Tax first.";
  }
  if (seller.state.code === taxed) return null;
  return `This order was taxed as sold from ${stateWithCode(taxed)}, and the shop is registered in ${stateWithCode(seller.state.code)} now. Cancel it and have it placed again.`;
}

function recipientProblem({ regime, buyer, delivery, ...content }: DocumentContent): string | null {
  const isLarge = content.totals.taxablePaise >= FULL_ADDRESS_FROM;
  if (regime === "flat" || buyer.gstin !== null || !isLarge) return null;
  const isWhole = [buyer.address, delivery].every(({ address, city, state, zipCode }) =>
    [address, city, state, zipCode].every((part) => part.trim() !== ""),
  );
  if (isWhole && buyer.name.trim() !== "") return null;
  return "From ₹50,000 on, an invoice needs the buyer's name, full address and state, or a GSTIN.";
}
