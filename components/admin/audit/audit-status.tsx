import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import { type AuditLog, AUDIT_STATUSES } from "@/lib/audit/schemas";
import { cn } from "@/lib/base/cn";

const LOOKS: Record<AuditLog["status"], { Icon: LucideIcon; color: string }> = {
  success: { Icon: CircleCheck, color: "text-success" },
  failed: { Icon: CircleX, color: "text-destructive" },
  warning: { Icon: TriangleAlert, color: "text-signal" },
  info: { Icon: Info, color: "text-muted-foreground" },
};

export function AuditStatus({ status }: Pick<AuditLog, "status">) {
  const { Icon, color } = LOOKS[status];
  return (
    <span className={cn("flex items-center gap-1.5 font-semibold whitespace-nowrap", color)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {AUDIT_STATUSES[status]}
    </span>
  );
}
