import { isUnconfirmed, type OrderParty, type OrderStatus } from "./status";

/**
 * Everything that people read about the state of an order, in pages and mails alike, so that no two
 * places tell two stories. The badge shows the name of the status itself (docs/product.md: Orders).
 */
export interface StatusText {
  /** After "Your order" and its number, if any: "is confirmed". */
  state: string;
  /** What that means for its customer. */
  meaning: string;
  /** Where the goods are while no carrier can say it. */
  whereabouts: string;
  /** How far each step is; null for an order that takes no more steps. */
  progress: readonly ProgressStep[] | null;
}

export type StepState = "completed" | "in-progress" | "pending";

const STEPS = ["Order Confirmed", "Processing", "Shipped", "Delivered"] as const;

export interface ProgressStep {
  name: (typeof STEPS)[number];
  state: StepState;
}

function progress(completed: number, underWay: boolean): ProgressStep[] {
  const next: StepState = underWay ? "in-progress" : "pending";
  return STEPS.map((name, index) => ({
    name,
    state: index < completed ? "completed" : index === completed ? next : "pending",
  }));
}

const NOT_SHIPPED = "Not shipped yet. We will email you the tracking details.";

export const STATUS_TEXT: Record<OrderStatus, StatusText> = {
  Pending: {
    state: "is confirmed",
    meaning: "We are preparing it for production. You can cancel it until production begins.",
    whereabouts: NOT_SHIPPED,
    progress: progress(1, true),
  },
  Processing: {
    state: "is in production",
    meaning: "It can no longer be cancelled.",
    whereabouts: NOT_SHIPPED,
    progress: progress(1, true),
  },
  Shipped: {
    state: "is on its way",
    meaning: "It has left our workshop.",
    whereabouts: "It is on its way, without a tracking number.",
    progress: progress(3, true),
  },
  Delivered: {
    state: "has arrived",
    meaning: "If something is wrong, tell us at once.",
    whereabouts: "It has been delivered.",
    progress: progress(4, false),
  },
  Cancelled: {
    state: "is cancelled",
    meaning: "It will not be made or sent.",
    whereabouts: "It is cancelled. Nothing is on its way.",
    progress: null,
  },
};

/** The same of an order that its customer is still asked to confirm: nobody calls it confirmed. */
export const UNCONFIRMED_TEXT: StatusText = {
  ...STATUS_TEXT.Pending,
  state: "has reached us",
};

/** What is said of an order as it stands. */
export function statusTextOf(order: Parameters<typeof isUnconfirmed>[0]): StatusText {
  return isUnconfirmed(order) ? UNCONFIRMED_TEXT : STATUS_TEXT[order.status];
}

/** "Your order is on its way." */
export function stateSentence({ state }: StatusText): string {
  return `Your order ${state}.`;
}

/** The same with what it means. */
export function meaningOf(words: StatusText): string {
  return `${stateSentence(words)} ${words.meaning}`;
}

const CANCELLED_BY: Record<OrderParty, string> = {
  customer: "You cancelled it",
  shop: "We cancelled it",
  system: "It was cancelled automatically",
};

export interface Cancellation {
  by: OrderParty;
  /** Whether production had begun. */
  inProduction: boolean;
}

/**
 * Who cancelled an order and when, a date or a moment in words.
 * @param reader who is told: the shop's people read of the customer in the third person
 */
export function cancelledSentence(
  { by, inProduction }: Cancellation,
  when: string,
  reader: "customer" | "shop" = "customer",
): string {
  const isTheirs = by === "customer" && reader === "shop";
  const who = isTheirs ? "The customer cancelled it" : CANCELLED_BY[by];
  return `${who} on ${when}, ${inProduction ? "during production" : "before production began"}.`;
}
