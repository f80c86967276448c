import { memo, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { late } from "@/components/ui/late";
import { cn } from "@/lib/base/cn";
import { loadNet } from "@/lib/catalogue/model/load-net";
import type { FoldedKind } from "@/lib/catalogue/model/measure-net";
import type { ModelPlan } from "@/lib/catalogue/model/model-plan";
import { STICKY, STICKY_STAGE } from "./sticky-stage";
import { stageBox } from "../../domain/product-model/stage-box";

/** Loads the interactive model with the geometry of one kind only. */
const lateModel = (kind: FoldedKind) =>
  late(async () => {
    const [{ SizeLiveModel }, buildNet] = await Promise.all([
      import("./size-live-model"),
      loadNet(kind),
    ]);
    return function LiveModel(props: { plan: ModelPlan; printed: string }) {
      return <SizeLiveModel {...props} buildNet={buildNet} />;
    };
  });

const LIVE_MODELS: Record<FoldedKind, ReturnType<typeof lateModel>> = {
  mailer: lateModel("mailer"),
  pizza: lateModel("pizza"),
  carton: lateModel("carton"),
  tuck: lateModel("tuck"),
  bag: lateModel("bag"),
};

const never = () => () => undefined;

const canDraw = () => document.createElement("canvas").getContext("2d") !== null;

interface SizeModelProps {
  /** Null before a drawable size is given. */
  plan: ModelPlan | null;
  style: string;
  /** The server's drawing, shown until the model can be turned. */
  drawing: ReactNode;
}

export const SizeModel = memo(function SizeModel({ plan, style, drawing }: SizeModelProps) {
  const isLive = useSyncExternalStore(never, canDraw, () => false);
  const still = (
    <div className={STICKY}>
      <div className={cn(stageBox, STICKY_STAGE)}>{drawing}</div>
    </div>
  );
  const LiveModel = plan && plan.kind !== "cup" ? LIVE_MODELS[plan.kind] : null;
  return isLive && plan && LiveModel ? (
    <Suspense fallback={still}>
      <LiveModel plan={plan} printed={style} />
    </Suspense>
  ) : (
    still
  );
});
