import "server-only";
import { AppError } from "@/lib/base/errors";
import {
  requestApproval,
  type RequestApprovalOptions,
} from "@/lib/orders/approval-requests/request-approval";
import type { OfferPlacer } from "@/lib/orders/approval-requests/approve-request";
import type { ApprovalRequestAnswer } from "@/lib/orders/approval-requests/schemas";
import { AcceptedBefore, offerTerms, placeOffer } from "./place-offer";
import type { AcceptOffer } from "../schemas";

export interface RequestOfferApprovalOptions extends Omit<RequestApprovalOptions, "request"> {
  /** `_id` of an offer that the caller may accept. */
  id: string;
  request: AcceptOffer;
}

/**
 * Asks the company to approve the acceptance of an offer.
 * @throws AppError as acceptOffer, apart from approval_required
 */
export async function requestOfferApproval({
  id,
  request: { version, choices, ...asked },
  ...options
}: RequestOfferApprovalOptions): Promise<ApprovalRequestAnswer> {
  const offer = { id, version, choices };
  const request = { ...asked, products: [], offer };
  const order = { ...options, request };
  return unlessAccepted(async () =>
    requestApproval({ ...order, ...(await offerTerms(order, offer)) }),
  );
}

/** Places the order of an approved request that accepts an offer. */
export const placeApprovedOffer: OfferPlacer = (order, accepted, actor) =>
  unlessAccepted(() => placeOffer({ order, accepted, actor }));

async function unlessAccepted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AcceptedBefore)) throw error;
    throw new AppError("offer_closed", "This offer was accepted already.");
  }
}
