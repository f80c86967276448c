"use client";

import { useEffect, type ReactNode } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { ModelPlan } from "@/lib/catalogue/model/model-of";
import { stageBox } from "../../domain/product-model/stage-box";

const loadLive = async () => (await import("./live-model")).LiveModel;

interface ModelIslandProps {
  plan: ModelPlan;
  /** The product's name. */
  name: string;
  /** `_id` of the product if it can be ordered printed, else null. */
  printed: string | null;
  /** The server's drawing, shown until the interactive one is loaded. */
  drawing: ReactNode;
}

const canDraw = () => document.createElement("canvas").getContext("2d") !== null;

/** A product that can be turned, folded and shown with a logo. Its scripts load after the page is readable. */
export function ModelIsland({ plan, name, printed, drawing }: ModelIslandProps) {
  const [LiveModel, load] = useOnDemand(loadLive);

  useEffect(() => {
    if (canDraw()) load();
  }, [load]);

  if (LiveModel) return <LiveModel plan={plan} name={name} printed={printed} />;
  return (
    <>
      <div className={stageBox}>{drawing}</div>
      <div className="[@media(scripting:enabled)]:min-h-128" />
    </>
  );
}
