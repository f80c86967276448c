"use client";

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { loadOrdering } from "./load-ordering";
import type { PinNoteProps } from "./pin-note";

const loadNote = () => loadOrdering().then((file) => file.PinNote);

interface PinSlotProps extends PinNoteProps {
  /** A text about the PIN code, shown until one is typed. */
  hint: string;
}

/** Reserves the space of the note, so that nothing below moves when it appears. */
export function PinSlot({ hint, ...props }: PinSlotProps) {
  const [PinNote, fetchNote] = useOnDemand(loadNote);
  const isTyped = useWatch({ name: "zipCode" }) !== "";
  useEffect(() => {
    if (isTyped) fetchNote();
  }, [isTyped, fetchNote]);
  return (
    <div role="status" className="col-span-6 min-h-12 text-sm">
      {isTyped && PinNote ? (
        <PinNote {...props} />
      ) : (
        <p className="text-muted-foreground">{hint}</p>
      )}
    </div>
  );
}
