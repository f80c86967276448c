import { Plus } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";

interface AddRowProps {
  /** For the focus, once a row was taken away. */
  ref: Ref<HTMLButtonElement>;
  /** What a row is called: "feature". */
  what: string;
  isFull: boolean;
  onAdd: () => void;
}

/** Below the rows of a list. In a full one it keeps the focus, as RowButtons do. */
export function AddRow({ ref, what, isFull, onAdd }: AddRowProps) {
  return (
    <Button
      ref={ref}
      variant="outline"
      size="sm"
      className="mt-2.5"
      aria-disabled={isFull}
      onClick={() => !isFull && onAdd()}
    >
      <Plus aria-hidden /> Add {what}
    </Button>
  );
}
