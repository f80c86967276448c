import { LabelledSelect } from "@/components/ui/labelled-select";
import type { Sheets } from "@/lib/base/tables/sheets";

interface SheetChoiceProps {
  read: Partial<Sheets>;
  busy?: boolean;
  onChoose: (sheet: string) => void;
}

/** Names the sheet of a workbook that was read, and offers the others; renders nothing for at most one sheet. */
export function SheetChoice({ read, busy, onChoose }: SheetChoiceProps) {
  const { sheet, sheets = [] } = read;
  if (sheets.length < 2) return null;
  return (
    <LabelledSelect
      label="Sheet that was read"
      value={sheet}
      options={sheets.map((name) => ({ value: name, label: name }))}
      aria-disabled={busy}
      onChoose={onChoose}
      className="mb-5 max-w-sm"
    />
  );
}
