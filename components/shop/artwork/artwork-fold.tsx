import { useTranslate } from "#words";
import { Fold } from "@/components/domain/order/fold";
import { late } from "@/components/ui/late";
import { getStageText } from "@/components/domain/artwork/stage-text";
import { PLAIN_PRINT } from "@/lib/pricing/size-spec";
import type { OrderAnswer } from "@/lib/orders/schemas";

const ArtworkLines = late(() => import("./artwork-lines").then((file) => file.ArtworkLines), null);

interface ArtworkFoldProps {
  order: OrderAnswer;
  orderKey: string | undefined;
  isOpen: boolean;
  reload: () => void;
}

/** Shows the artwork of orders with lines that are printed or made to order. */
export function ArtworkFold({ order, orderKey, isOpen, reload }: ArtworkFoldProps) {
  const t = useTranslate();
  const lines = order.products.filter(({ stage }) => stage !== null);
  if (lines.length === 0) return null;
  // A box without print needs no artwork.
  const printed = lines.filter(({ made }) => made?.print !== PLAIN_PRINT);
  const [stage = null, ...others] = new Set(printed.map((line) => line.stage));
  return (
    <Fold
      id="artwork"
      title={t("Artwork and proof")}
      note={stage !== null && others.length === 0 && t(getStageText(stage, order.status).buyer)}
      isOpen={isOpen}
    >
      <ArtworkLines {...{ order, orderKey, reload }} />
    </Fold>
  );
}
