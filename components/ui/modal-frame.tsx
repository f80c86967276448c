"use client";

import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "./button";
import { cn } from "@/lib/cn";
import { useModal } from "./use-modal";

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
  /** False where a stray click beside the box would lose what was typed. */
  closesOutside?: boolean;
}

/** What Dialog and Sheet share: the native element, its name, the way out, scrolling content. */
export function ModalFrame({ open, onOpenChange, children, className, ...props }: ModalProps) {
  const { title, description, hideTitle, footer, closesOutside = true } = props;
  const id = useId();
  const modal = useModal(open, onOpenChange, closesOutside);
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cn("bg-popover p-0 text-popover-foreground shadow-over", className)}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-start justify-between gap-4 p-4 pl-5">
            <div className="pt-1.5">
              <h2 id={`${id}-title`} className={cn("text-heading", hideTitle && "sr-only")}>
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="mt-1 text-sm text-muted-foreground">
                  {description}
                </p>
              )}
            </div>
            <Button variant="ghost" size="icon" onClick={() => onOpenChange(false)}>
              <X aria-hidden />
              <span className="sr-only">Close</span>
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
            {children}
          </div>
          {footer && <div className="flex flex-wrap gap-3 border-t p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
