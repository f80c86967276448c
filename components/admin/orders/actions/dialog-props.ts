import type { OrderActions } from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** What each of these dialogs is about, and whom it tells what became of it. */
export interface ActionDialogProps {
  order: OrderAnswer;
  actions: OrderActions;
  /** The order as it is now; done once the page shows all that follows from it. */
  onChanged: (order: OrderAnswer) => Promise<void>;
  /** What is shown of the order is old: its money moved, or somebody else was quicker. */
  renew: () => Promise<void>;
}

export type OpenDialogProps = ActionDialogProps & { onClose: () => void };
