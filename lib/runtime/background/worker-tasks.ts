/** Tasks that the supervisor gives the worker besides sending mail. */
export type WorkerTask =
  | "approvals"
  | "artworks"
  | "confirmations"
  | "credit"
  | "einvoices"
  | "fold"
  | "late"
  | "offers"
  | "payments"
  | "proofs"
  | "reviews"
  | "standing"
  | "stock"
  | "sweep"
  | "uploads";
