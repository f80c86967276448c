"use client";

import { FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";

/** A CSV file that is read into the field above, where its lines can be seen and changed. */
export function LinesFile({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted-foreground">
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <FileSpreadsheet aria-hidden /> Choose a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          void file?.text().then(onText);
          currentTarget.value = "";
        }}
      />
      It has two columns: order number and tracking number.
    </p>
  );
}
