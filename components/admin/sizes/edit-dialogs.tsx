import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import type { StyleId } from "@/lib/pricing/size-spec";
import { EditBoard, EditFinish, EditPrint } from "./edit-material";
import { EditStyle } from "./edit-style";
import { EditTerms } from "./edit-terms";
import { withEntry, type Part } from "./typed-entries";

/** The entry being edited; a new one has the index after the last. */
export type Edited =
  | { part: Exclude<Part, "styles">; index: number }
  | { part: "styles"; id: StyleId }
  | { part: "terms" };

interface EditDialogsProps {
  table: TableContent;
  edited: Edited;
  onClose: () => void;
  onApply: (table: TableContent) => void;
}

export function EditDialogs({ table, edited, onClose, onApply }: EditDialogsProps) {
  if (edited.part === "terms") {
    return (
      <EditTerms
        table={table}
        onClose={onClose}
        onApply={(terms) => onApply({ ...table, ...terms })}
      />
    );
  }
  if (edited.part === "styles") {
    return (
      <EditStyle
        table={table}
        id={edited.id}
        onClose={onClose}
        onApply={(entry, index) => onApply(withEntry(table, "styles", { index, entry }))}
      />
    );
  }
  const { part, index } = edited;
  const common = { table, index, onClose };
  if (part === "boards") {
    return (
      <EditBoard
        {...common}
        onApply={(entry) => onApply(withEntry(table, part, { index, entry }))}
      />
    );
  }
  if (part === "prints") {
    return (
      <EditPrint
        {...common}
        onApply={(entry) => onApply(withEntry(table, part, { index, entry }))}
      />
    );
  }
  return (
    <EditFinish
      {...common}
      onApply={(entry) => onApply(withEntry(table, part, { index, entry }))}
    />
  );
}
