"use client";

import { useEffect, type ReactNode } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { ModelPlan } from "@/lib/product-model/model-of";
import { stageBox } from "./stage-box";

const loadLive = async () => (await import("./live-model")).LiveModel;

interface ModelIslandProps {
  plan: ModelPlan;
  /** Of the product. */
  name: string;
  /** The same as the server draws it, for as long as nothing else can. */
  drawing: ReactNode;
}

const canDraw = () => document.createElement("canvas").getContext("2d") !== null;

/** A product to turn, to fold and to put a logo on. The page is read before the scripts for it are loaded. */
export function ModelIsland({ plan, name, drawing }: ModelIslandProps) {
  const [LiveModel, load] = useOnDemand(loadLive);

  useEffect(() => {
    if (canDraw()) load();
  }, [load]);

  if (LiveModel) return <LiveModel plan={plan} name={name} />;
  return (
    <>
      <div className={stageBox}>{drawing}</div>
      <div className="[@media(scripting:enabled)]:min-h-128" />
    </>
  );
}
