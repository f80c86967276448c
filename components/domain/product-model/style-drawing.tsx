import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { buildNet } from "@/lib/catalogue/model/model-plan";
import { foldAt, modelWith } from "@/lib/catalogue/model/moment";
import { drawPicture } from "@/lib/catalogue/model/picture";
import { planRequested } from "@/lib/catalogue/sizes/plan-requested";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { readAddress } from "@/lib/catalogue/sizes/read-address";
import { type RequestedSize } from "@/lib/catalogue/sizes/size-link";
import { FIRST_VIEW } from "./address";
import { pictureText } from "./describe";
import { ModelDrawing } from "./model-drawing";

/** The size of the drawing on a wide screen. */
const SIZE = { width: 640, height: 512 };

interface StyleDrawingProps {
  style: Style;
  /** The size to draw; the usual size if absent or not drawable. */
  requested?: RequestedSize;
  /** Without the measures and the fibres of the paper, which would be dirt on a small picture. */
  isSmall?: boolean;
  className?: string;
}

/** A style as drawn by the server. */
export function StyleDrawing(props: StyleDrawingProps) {
  const { style, requested, isSmall = false, className = "aspect-square sm:aspect-5/4" } = props;
  const t = useTranslate();
  const plan =
    (requested && planRequested(style, requested)) ?? planRequested(style, readAddress(style, {}));
  if (!plan) return null;
  const model = modelWith(plan, buildNet(plan));
  const drawn = drawPicture(model, foldAt(model, 1), FIRST_VIEW, SIZE);
  const picture = isSmall ? { ...drawn, measures: [] } : drawn;
  return (
    <div className={cn("relative w-full overflow-hidden bg-card", !isSmall && "fibres", className)}>
      <ModelDrawing picture={picture} {...SIZE} label={pictureText(plan, FIRST_VIEW, 1, t)} />
    </div>
  );
}
