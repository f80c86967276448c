import type { LucideIcon } from "lucide-react";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface SettingsRowProps {
  Icon: LucideIcon;
  label: string;
  /** How it stands, or what it leads to. */
  note: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

/** A line of a card that opens one setting. */
export function SettingsRow({ Icon, label, note, disabled, onClick }: SettingsRowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className="flex min-h-14 w-full items-center gap-4 px-5 py-3 text-left hover:bg-muted focus-visible:-outline-offset-2 disabled:opacity-60 sm:px-6"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-muted-foreground">{note}</span>
        </span>
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
      </button>
    </li>
  );
}
