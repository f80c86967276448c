"use client";

import { FileSpreadsheet } from "lucide-react";
import { useDropzone } from "react-dropzone";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

interface FileDropProps {
  onFile: (file: File) => void;
}

/** Where a CSV file is chosen or dropped. What it really is, the server finds out. */
export function FileDrop({ onFile }: FileDropProps) {
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
        "flex flex-col items-center gap-3 rounded-lg border-2 border-dashed border-kraft-line px-4 py-9 text-center",
        drop.isDragActive && "bg-muted",
      )}
    >
      <FileSpreadsheet aria-hidden strokeWidth={1.25} className="size-12 text-muted-foreground" />
      <input
        {...drop.getInputProps({ name: "file", accept: ".csv,text/csv", "aria-label": "CSV file" })}
      />
      <Button onClick={drop.open}>Choose a CSV file</Button>
      <p className="text-sm text-muted-foreground">
        {drop.isDragActive ? "Drop it to check it" : "or drop it here. Nothing changes yet."}
      </p>
    </div>
  );
}
