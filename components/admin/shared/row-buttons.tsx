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

/** A disabled button keeps the focus, so that it is not lost when a row reaches the end of the list. */
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
  /** The row's name: "feature 2". */
  row: string;
  index: number;
  count: number;
  /** Undefined when the order is fixed. */
  onMove?: (to: number) => void;
  onRemove: () => void;
}

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

/** Narrower than other buttons, because they are next to fields on a phone. */
function RowButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className="w-9 sm:pointer-coarse:w-11" />;
}
