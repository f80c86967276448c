"use client";

import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";

interface UndoBarProps {
  /** "Kraft mailer was removed." */
  text: string;
  onUndo: () => void;
}

/** What was taken out of the cart stays within reach until the next change. */
export function UndoBar({ text, onUndo }: UndoBarProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4 rounded-md bg-muted px-4 py-2 text-sm">
      <p className="min-w-0 break-words">{text}</p>
      {/* Takes the focus that the removed button had. */}
      <Button size="sm" variant="ghost" autoFocus onClick={onUndo}>
        <Undo2 aria-hidden /> Undo
      </Button>
    </div>
  );
}
