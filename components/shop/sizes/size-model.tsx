import { Suspense, useSyncExternalStore, type ReactNode } from "react";
import { late } from "@/components/ui/late";
import { cn } from "@/lib/base/cn";
import type { ModelPlan } from "@/lib/catalogue/model/model-of";
import { STICKY, STICKY_STAGE } from "./sticky-stage";
import { stageBox } from "../../domain/product-model/stage-box";

const LiveModel = late(() =>
  import("./size-live-model").then(({ SizeLiveModel }) => SizeLiveModel),
);

const never = () => () => undefined;

const canDraw = () => document.createElement("canvas").getContext("2d") !== null;

interface SizeModelProps {
  /** Null before a size was given that can be drawn. */
  plan: ModelPlan | null;
  /** `_id` of the style. */
  style: string;
  /** The server's drawing, shown until the model can be turned. */
  drawing: ReactNode;
}

export function SizeModel({ plan, style, drawing }: SizeModelProps) {
  const isLive = useSyncExternalStore(never, canDraw, () => false);
  const still = (
    <div className={STICKY}>
      <div className={cn(stageBox, STICKY_STAGE)}>{drawing}</div>
    </div>
  );
  return isLive && plan ? (
    <Suspense fallback={still}>
      <LiveModel plan={plan} printed={style} />
    </Suspense>
  ) : (
    still
  );
}
