"use client";

import { useEffect, useState, type ReactNode } from "react";
import { late } from "@/components/ui/late";
import type { ModelPlan } from "@/lib/catalogue/model/model-plan";
import { stageBox } from "../../domain/product-model/stage-box";

const LiveModel = late(() => import("./live-model").then((file) => file.LiveModel), null);

interface ModelIslandProps {
  plan: ModelPlan;
  name: string;
  /** `_id` of the product if it can be ordered printed, else null. */
  printed: string | null;
  /** The server's drawing, shown until the interactive one is loaded. */
  drawing: ReactNode;
}

const canDraw = () => document.createElement("canvas").getContext("2d") !== null;

/** A product that can be turned, folded and shown with a logo. Its scripts load after the page is readable. */
export function ModelIsland({ plan, name, printed, drawing }: ModelIslandProps) {
  const [isDrawing, setDrawing] = useState(false);

  useEffect(() => {
    if (canDraw()) LiveModel.preload(() => setDrawing(true));
  }, []);

  if (isDrawing) return <LiveModel plan={plan} name={name} printed={printed} />;
  return (
    <>
      <div className={stageBox}>{drawing}</div>
      <div className="[@media(scripting:enabled)]:min-h-128" />
    </>
  );
}
