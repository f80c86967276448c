"use client";

import { Check, Clock } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { Menu, menuItemStyles } from "@/components/ui/menu";
import { AUDIT_SPANS, type AuditSpan } from "./audit-list-state";

interface SpanMenuProps {
  span: AuditSpan;
  onChange: (span: AuditSpan) => void;
}

/** Says how far back the list goes, the last 24 hours unless somebody wants more (docs/product.md: Audit log). */
export function SpanMenu({ span, onChange }: SpanMenuProps) {
  return (
    <div className="flex min-h-9 items-center gap-1 text-sm whitespace-nowrap">
      <p className="flex items-center gap-2 text-muted-foreground">
        <Clock aria-hidden className="size-4" />
        Last {AUDIT_SPANS[span].label}
      </p>
      <Menu
        triggerClassName={buttonVariants({
          variant: "link",
          size: "sm",
          className: "min-h-9 px-2 pointer-coarse:min-h-11",
        })}
        trigger={
          <>
            Change<span className="sr-only"> how far back</span>
          </>
        }
        className="max-md:right-auto max-md:left-0"
      >
        {(close) => (
          <SpanChoices
            span={span}
            onChosen={(chosen) => {
              onChange(chosen);
              close();
            }}
          />
        )}
      </Menu>
    </div>
  );
}

const SPANS = Object.entries(AUDIT_SPANS) as [AuditSpan, { label: string }][];

function SpanChoices({ span, onChosen }: { span: AuditSpan; onChosen: (span: AuditSpan) => void }) {
  return SPANS.map(([each, { label }]) => (
    <button
      key={each}
      type="button"
      aria-pressed={each === span}
      className={menuItemStyles}
      onClick={() => onChosen(each)}
    >
      {label}
      {each === span && <Check aria-hidden className="ml-auto" />}
    </button>
  ));
}
