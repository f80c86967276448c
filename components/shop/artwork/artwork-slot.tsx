import { late } from "@/components/ui/late";
import type { OrderAnswer } from "@/lib/orders/schemas";

const ArtworkCard = late(() => import("./artwork-card").then((file) => file.ArtworkCard), null);

interface ArtworkSlotProps {
  order: OrderAnswer;
  orderKey?: string;
  reload: () => void;
}

/** Loads the artwork of orders that have a line which is printed or made to order. */
export function ArtworkSlot({ order, orderKey, reload }: ArtworkSlotProps) {
  if (order.products.every(({ stage }) => stage === null)) return null;
  return <ArtworkCard {...{ order, orderKey, reload }} />;
}
