import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { lateExtra } from "@/components/ui/late";
import { loadOrdering } from "./load-ordering";
import type { PinNoteProps } from "./pin-note";

const PinNote = lateExtra(() => loadOrdering().then((file) => file.PinNote));

interface PinSlotProps extends PinNoteProps {
  /** A hint about the PIN code, shown until one is typed. */
  hint: string;
}

/** Reserves the space of the note, so that nothing below moves when it appears. */
export function PinSlot({ hint, ...props }: PinSlotProps) {
  const isTyped = useWatch({ name: "zipCode" }) !== "";
  const empty = <p className="text-muted-foreground">{hint}</p>;
  return (
    <div role="status" className="col-span-6 min-h-12 text-sm">
      <Suspense fallback={empty}>{isTyped ? <PinNote {...props} /> : empty}</Suspense>
    </div>
  );
}
