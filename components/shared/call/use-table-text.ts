import { useState } from "react";
import { readTableFile } from "@/lib/client/uploads/read-table-file";
import type { Sheets } from "@/lib/base/tables/sheets";

interface Opened extends Sheets {
  file: File;
  text: string;
}

/**
 * Reads a CSV or Excel file as text, and another sheet of the same workbook if chosen.
 * @param put takes the text; `former` is that of the previous sheet, or empty
 */
export function useTableText(put: (text: string, former: string) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  async function read(file: File, sheet?: string): Promise<void> {
    const answer = await readTableFile(file, sheet);
    put(answer.text, opened?.file === file ? opened.text : "");
    setOpened({ ...answer, file });
  }
  return {
    opened,
    open: (file: File) => read(file),
    readSheet: async (sheet: string) => {
      if (opened) await read(opened.file, sheet);
    },
  };
}
