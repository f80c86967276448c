import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { isUnconfirmed, type OrderParty, type OrderStatus } from "./status";

/**
 * All texts about the state of an order, shared by pages and mails. The badge shows the name of the status itself
 * (docs/product.md: Orders).
 */
export interface StatusText {
  /** Follows "Your order" and its number: "is confirmed". */
  state: string;
  /** Meaning of the state for the customer. */
  meaning: string;
  /** Location of the goods, shown without carrier tracking. */
  whereabouts: string;
  /** State of each step; null for a cancelled order. */
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
    progress: progress(1, false),
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

/** Steps shown for an order just placed (docs/product.md: Orders). */
export const CONFIRMED_STEPS: readonly ProgressStep[] = progress(1, true);

/** The texts of a Pending order that the customer has to confirm: it must not be called confirmed. */
export const UNCONFIRMED_TEXT: StatusText = {
  ...STATUS_TEXT.Pending,
  state: "has reached us",
  progress: progress(0, true),
};

/** The texts of a partly dispatched order. */
const PARTLY_TEXT: StatusText = {
  ...STATUS_TEXT.Processing,
  state: "is partly on its way",
  meaning: "A part of it has left our workshop, and the rest follows.",
  whereabouts: "A part of it is on its way; the order page shows what it brings.",
};

/** The meaning of a Pending order whose buyer approved a proof. */
const APPROVED_MEANING =
  "You approved its proof, and we prepare its production. It can no longer be cancelled.";

/** The same while the buyer must still pay. */
const APPROVED_WAITING_MEANING =
  "You approved its proof. Production begins once the steps above are done. It can no longer be cancelled.";

/** The meaning of a Pending order that waits for its buyer. */
const WAITING_MEANING =
  "Production begins once the steps above are done. You can cancel it until production begins.";

/** The texts of an order ended short. */
const ENDED_MEANING = "What we could send has left our workshop. The rest will not be sent.";

/** The facts that decide the texts of an order. */
type Standing = Parameters<typeof isUnconfirmed>[0] & {
  partlyDispatched?: boolean;
  /** False once its buyer approved a proof. */
  cancellable?: boolean;
  /** True when the shop closed it with the goods sent so far. */
  endedShort?: boolean | undefined;
  /** True on a page that already names the buyer's next steps before production. */
  waitsForBuyer?: boolean;
};

/** The texts for the current state of an order, used by pages, lists, mails and the assistant. */
export function getStatusText(order: Standing): StatusText {
  const { status, cancellable = true, endedShort = false, waitsForBuyer = false } = order;
  if (order.partlyDispatched) return PARTLY_TEXT;
  if (endedShort && status === "Shipped") return { ...STATUS_TEXT.Shipped, meaning: ENDED_MEANING };
  const words = isUnconfirmed(order) ? UNCONFIRMED_TEXT : STATUS_TEXT[status];
  if (status !== "Pending") return words;
  if (!cancellable) {
    return { ...words, meaning: waitsForBuyer ? APPROVED_WAITING_MEANING : APPROVED_MEANING };
  }
  return waitsForBuyer ? { ...words, meaning: WAITING_MEANING } : words;
}

/** "Your order is on its way." */
export function stateSentence({ state }: StatusText, t: Translate = inEnglish): string {
  return t(`Your order ${state}.`);
}

/** The state sentence and what it means. */
export function explainStatus(words: StatusText, t: Translate = inEnglish): string {
  return `${stateSentence(words, t)} ${t(words.meaning)}`;
}

const CANCELLED_BY: Record<OrderParty, string> = {
  customer: "You cancelled it",
  shop: "We cancelled it",
  system: "It was cancelled automatically",
};

export interface Cancellation {
  by: OrderParty;
  /** True when production had begun. */
  inProduction: boolean;
}

/**
 * Names who cancelled an order and when, as a date or a time in words.
 * @param reader the audience: for staff the text speaks of the customer in the third person
 */
export function cancelledSentence(
  { by, inProduction }: Cancellation,
  when: string,
  reader: "customer" | "shop" = "customer",
  t: Translate = inEnglish,
): string {
  const isTheirs = by === "customer" && reader === "shop";
  const who = isTheirs ? "The customer cancelled it" : CANCELLED_BY[by];
  const phase = inProduction ? "during production" : "before production began";
  return t(`${who} on {when}, ${phase}.`, { when });
}
