import { CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { momentText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/base/cn";
import type { System } from "@/lib/dashboard/system/schemas";
import type { Check, CheckName } from "./checks";

export interface SystemPartProps {
  system: System;
  checks: Record<CheckName, Check>;
}

interface FactCardProps {
  title: string;
  Icon: LucideIcon;
  check: Check;
  /** `<Fact>` elements. */
  children: ReactNode;
}

export function FactCard({ title, Icon, check, children }: FactCardProps) {
  return (
    <Card className="flex h-full min-w-0 flex-col p-4">
      <h3 className="flex items-center gap-2 text-base">
        <Icon aria-hidden className="size-4.5 shrink-0 text-muted-foreground" strokeWidth={1.75} />
        {title}
      </h3>
      <div className="mt-1.5 mb-3">
        <CheckMark {...check} />
      </div>
      <dl className="divide-y border-t text-sm">{children}</dl>
    </Card>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-1.5">
      <dt className="shrink-0 text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  );
}

/** A value below its name, for the operator to copy. */
export function LongFact({ name, children }: { name: string; children: string }) {
  return (
    <div className="py-1.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd>
        <code className="text-xs break-all">{children}</code>
      </dd>
    </div>
  );
}

/** A time of the API, formatted for India. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(new Date(at))}</time>;
}

const FACES = {
  ok: { Icon: CircleCheck, color: "text-success" },
  underway: { Icon: Clock, color: "text-muted-foreground" },
  warning: { Icon: TriangleAlert, color: "text-signal" },
  failed: { Icon: CircleX, color: "text-destructive" },
};

export function CheckMark({ state, text }: Check) {
  const { Icon, color } = FACES[state];
  return (
    <p className={cn("flex items-start gap-1.5 text-sm font-medium", color)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
