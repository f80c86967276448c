import { useId, type ComponentProps } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import type { Model } from "@/lib/catalogue/model/moment";
import { stageBox } from "./stage-box";
import { useModelCanvas, type Shown } from "./use-model-canvas";

interface StageProps {
  model: Model;
  shown: Shown;
  /** A description of the picture for screen readers. */
  label: string;
  handlers: ComponentProps<"div">;
  className?: string;
}

/** The product in its current state. A vertical swipe scrolls the page. */
export function Stage({ model, shown, label, handlers, className }: StageProps) {
  const t = useTranslate();
  const canvas = useModelCanvas(model, shown);
  const hint = useId();
  return (
    <div className="min-w-0">
      <div
        {...handlers}
        role="img"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        className={cn(
          stageBox,
          "cursor-grab touch-pan-y select-none active:cursor-grabbing",
          className,
        )}
      >
        <canvas ref={canvas} className="absolute inset-0 size-full" />
      </div>
      <p id={hint} className="mt-2 text-sm text-muted-foreground">
        {t("Drag it to turn it, or use the arrow keys.")}
      </p>
    </div>
  );
}
