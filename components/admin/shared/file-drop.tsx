import { FileArchive, FileSpreadsheet, type LucideIcon } from "lucide-react";
import { useDropzone } from "react-dropzone";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/base/cn";
import { TABLE_TYPES } from "@/lib/client/uploads/read-table-file";

/** The kind of file; `name` is that of its input. */
interface FileKind {
  name: string;
  Icon: LucideIcon;
  accept: string;
  /** Used in the middle of a sentence: "CSV or Excel file". */
  label: string;
  onDropped: string;
  /** A reassurance about what choosing a file does not do. */
  assurance?: string;
}

const KINDS = {
  csv: {
    name: "file",
    Icon: FileSpreadsheet,
    accept: TABLE_TYPES,
    label: "CSV or Excel file",
    onDropped: "Drop it to check it",
    assurance: "Nothing changes yet.",
  },
  ledgers: {
    name: "file",
    Icon: FileSpreadsheet,
    accept: `${TABLE_TYPES},.xml,text/xml,application/xml`,
    label: "CSV, Excel or Tally file",
    onDropped: "Drop it to check it",
    assurance: "Nothing changes yet.",
  },
  zip: {
    name: "pictures",
    Icon: FileArchive,
    accept: ".zip,application/zip",
    label: "ZIP of pictures",
    onDropped: "Drop it to upload it",
  },
} as const satisfies Record<string, FileKind>;

interface FileDropProps {
  kind?: keyof typeof KINDS | undefined;
  /** A single-line layout, next to other elements. */
  compact?: boolean;
  onFile: (file: File) => void;
}

/** Chooses or drops a file. The server checks its real type. */
export function FileDrop({ kind = "csv", compact = false, onFile }: FileDropProps) {
  const { name, Icon, accept, label, onDropped, assurance }: FileKind = KINDS[kind];
  const drop = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => file && onFile(file),
  });
  return (
    <div
      {...drop.getRootProps()}
      className={cn(
        "flex items-center gap-3 rounded-lg border-2 border-dashed border-kraft-line px-4",
        compact ? "flex-wrap py-3" : "flex-col py-9 text-center",
        drop.isDragActive && "bg-muted",
      )}
    >
      {!compact && (
        <Icon aria-hidden strokeWidth={1.25} className="size-12 text-muted-foreground" />
      )}
      <Button variant={compact ? "outline" : "default"} onClick={drop.open}>
        Choose a {label}
      </Button>
      <p className="text-sm text-muted-foreground empty:hidden">
        {drop.isDragActive ? (
          onDropped
        ) : (
          <>
            <span className="pointer-coarse:hidden">or drop it here. </span>
            {assurance}
          </>
        )}
      </p>
      {/* Last, so that the hidden input adds no visible gap before the button. */}
      <input {...drop.getInputProps({ name, accept, "aria-label": label })} />
    </div>
  );
}
