import { CircleCheck, CircleX, Clock, TriangleAlert } from "lucide-react";
import { cn } from "@/lib/base/cn";
import type { Check } from "./checks";

const FACES = {
  ok: { Icon: CircleCheck, color: "text-success" },
  underway: { Icon: Clock, color: "text-muted-foreground" },
  warning: { Icon: TriangleAlert, color: "text-signal" },
  failed: { Icon: CircleX, color: "text-destructive" },
};

/** A state in words, with its icon and colour. */
export function CheckMark({ state, text }: Check) {
  const { Icon, color } = FACES[state];
  return (
    <p className={cn("flex items-start gap-1.5 text-sm font-medium", color)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
