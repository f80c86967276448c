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
  onKeep: (table: TableContent) => void;
}

export function EditDialogs({ table, edited, onClose, onKeep }: EditDialogsProps) {
  if (edited.part === "terms") {
    return (
      <EditTerms
        table={table}
        onClose={onClose}
        onKeep={(terms) => onKeep({ ...table, ...terms })}
      />
    );
  }
  if (edited.part === "styles") {
    return (
      <EditStyle
        table={table}
        id={edited.id}
        onClose={onClose}
        onKeep={(entry, index) => onKeep(withEntry(table, "styles", { index, entry }))}
      />
    );
  }
  const { part, index } = edited;
  const common = { table, index, onClose };
  if (part === "boards") {
    return (
      <EditBoard {...common} onKeep={(entry) => onKeep(withEntry(table, part, { index, entry }))} />
    );
  }
  if (part === "prints") {
    return (
      <EditPrint {...common} onKeep={(entry) => onKeep(withEntry(table, part, { index, entry }))} />
    );
  }
  return (
    <EditFinish {...common} onKeep={(entry) => onKeep(withEntry(table, part, { index, entry }))} />
  );
}
