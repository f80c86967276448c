"use client";

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { loadOrdering } from "./load-ordering";
import type { PinNoteProps } from "./pin-note";

const loadNote = () => loadOrdering().then((file) => file.PinNote);

interface PinSlotProps extends PinNoteProps {
  /** What the PIN code is good for, until one is typed. */
  hint: string;
}

/** Keeps the place of what is said of the PIN code: nothing below moves once it is known. */
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
