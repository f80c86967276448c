/** Tasks that the supervisor gives the worker besides sending mail. */
export type WorkerTask =
  | "approvals"
  | "artworks"
  | "confirmations"
  | "credit"
  | "fold"
  | "late"
  | "offers"
  | "payments"
  | "proofs"
  | "reviews"
  | "stock"
  | "sweep"
  | "uploads";
