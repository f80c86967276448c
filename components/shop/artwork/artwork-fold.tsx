import { useTranslate } from "#words";
import { Fold } from "@/components/domain/order/fold";
import { late } from "@/components/ui/late";
import { getStageText } from "@/components/domain/artwork/stage-text";
import type { OrderAnswer } from "@/lib/orders/schemas";

const ArtworkLines = late(() => import("./artwork-lines").then((file) => file.ArtworkLines), null);

interface ArtworkFoldProps {
  order: OrderAnswer;
  orderKey: string | undefined;
  isOpen: boolean;
  reload: () => void;
}

/** Loads the artwork of orders that have a line which is printed or made to order. */
export function ArtworkFold({ order, orderKey, isOpen, reload }: ArtworkFoldProps) {
  const t = useTranslate();
  const stages = new Set(order.products.flatMap(({ stage }) => (stage === null ? [] : [stage])));
  const [stage] = stages;
  if (stage === undefined) return null;
  return (
    <Fold
      id="artwork"
      title={t("Artwork and proof")}
      note={stages.size === 1 && t(getStageText(stage, order.status).buyer)}
      isOpen={isOpen}
    >
      <ArtworkLines {...{ order, orderKey, reload }} />
    </Fold>
  );
}
