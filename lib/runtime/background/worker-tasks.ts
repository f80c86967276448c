/** What the supervisor has the worker do beside sending the mail. */
export type WorkerTask =
  "confirmations" | "fold" | "payments" | "reviews" | "stock" | "sweep" | "uploads";
