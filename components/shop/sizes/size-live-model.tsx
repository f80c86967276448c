import { ChevronDown } from "lucide-react";
import { useTranslate } from "#words";
import type { ModelPlan } from "@/lib/catalogue/model/model-of";
import { Stage } from "../../domain/product-model/stage";
import { useLiveModel } from "../product-model/live-model";
import { STICKY, STICKY_STAGE } from "./sticky-stage";

/** The interactive model of a box made to size; on a phone it stays in view above the fields. */
export function SizeLiveModel({ plan }: { plan: ModelPlan }) {
  const t = useTranslate();
  const { stage, controls } = useLiveModel(plan, null);
  return (
    <>
      <div className={STICKY}>
        <Stage {...stage} className={STICKY_STAGE} />
      </div>
      <details className="group rounded-md border bg-card lg:col-start-1">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
          {t("Turn it, fold it, put your logo on it")}
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-6 border-t p-4">{controls}</div>
      </details>
    </>
  );
}
