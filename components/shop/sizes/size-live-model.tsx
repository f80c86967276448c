import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { Skeleton } from "@/components/ui/skeleton";
import type { ModelPlan } from "@/lib/catalogue/model/model-plan";
import type { Net } from "@/lib/catalogue/model/net";
import { Stage } from "../../domain/product-model/stage";
import { useLiveModel } from "../product-model/use-live-model";
import { STICKY, STICKY_STAGE } from "./sticky-stage";

const ModelControls = late(
  () => import("../product-model/model-controls").then((file) => file.ModelControls),
  <Skeleton className="h-96" />,
);

interface SizeLiveModelProps {
  plan: ModelPlan;
  /** `_id` of the style. */
  printed: string;
  buildNet: (plan: ModelPlan) => Net;
}

/** The interactive model of a box made to size; on a phone it stays in view above the fields. */
export function SizeLiveModel(props: SizeLiveModelProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { stage, controls } = useLiveModel(props);
  return (
    <>
      <div className={STICKY}>
        <Stage {...stage} className={STICKY_STAGE} />
      </div>
      <details
        className="group rounded-md border bg-card lg:col-start-1"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
          {t("Turn it, fold it, put your logo on it")}
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-6 border-t p-4">
          {isOpen && <ModelControls {...controls} />}
        </div>
      </details>
    </>
  );
}
