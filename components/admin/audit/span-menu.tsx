"use client";

import { Clock } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { cn } from "@/lib/base/cn";
import { AUDIT_DAYS, AUDIT_SPANS, AUDIT_TIMES, type AuditSpan } from "./audit-spans";

interface SpanMenuProps {
  span: AuditSpan;
  onChange: (span: AuditSpan) => void;
}

/** Says how far back the list goes, the last 24 hours unless somebody wants more (docs/product.md: Audit log). */
export function SpanMenu({ span, onChange }: SpanMenuProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-1 text-sm whitespace-nowrap">
      <div role="group" aria-label="Days" className="mr-1 flex gap-1.5">
        {Object.entries(AUDIT_DAYS).map(([day, { label }]) => (
          <Button
            key={day}
            variant={span === day ? "default" : "outline"}
            aria-pressed={span === day}
            onClick={() => onChange(span === day ? "day" : (day as AuditSpan))}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="flex items-center gap-1">
        {/* It keeps its place, or a day would move away from under the pointer that pressed it. */}
        <p
          className={cn(
            "flex min-w-34 items-center gap-2 text-muted-foreground",
            Object.hasOwn(AUDIT_DAYS, span) && "invisible",
          )}
        >
          <Clock aria-hidden className="size-4" />
          {AUDIT_SPANS[span].label}
        </p>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="link" size="sm" className="min-h-9 px-2 pointer-coarse:min-h-11">
              Change<span className="sr-only"> how far back</span>
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuRadioGroup
              value={span}
              onValueChange={(chosen) => onChange(chosen as AuditSpan)}
            >
              {Object.entries(AUDIT_TIMES).map(([each, { time }]) => (
                <DropdownMenuRadioItem key={each} value={each}>
                  {time}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  );
}
