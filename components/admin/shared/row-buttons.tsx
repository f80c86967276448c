"use client";

import { ArrowDown, ArrowUp, type LucideIcon, X } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface IconButtonProps {
  Icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
  className?: string;
}

/** One that is not possible keeps the focus, so that a person who moves a row to its end stays there. */
export function IconButton({ Icon, label, disabled, onClick, className }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className={className}
    >
      <Icon aria-hidden />
      <span className="sr-only">{label}</span>
    </Button>
  );
}

interface RowButtonsProps {
  /** Names the row: "feature 2". */
  row: string;
  index: number;
  count: number;
  /** Absent where the order is not one's own to choose. */
  onMove?: (to: number) => void;
  onRemove: () => void;
}

/** Up, down and away, for one row of a list. */
export function RowButtons({ row, index, count, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className="flex shrink-0">
      {onMove && (
        <>
          <RowButton
            Icon={ArrowUp}
            label={`Move ${row} up`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <RowButton
            Icon={ArrowDown}
            label={`Move ${row} down`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <RowButton Icon={X} label={`Remove ${row}`} onClick={onRemove} />
    </div>
  );
}

/** Narrower than others: they stand beside fields on a phone. */
function RowButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className="w-9 sm:pointer-coarse:w-11" />;
}
