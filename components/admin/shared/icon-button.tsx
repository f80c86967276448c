import type { LucideIcon } from "lucide-react";
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
