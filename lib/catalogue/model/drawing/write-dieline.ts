import "server-only";
import type { DielineFormat } from "@/lib/base/server-paths";
import { dielinePdf } from "./dieline-pdf";
import { dielineSvg } from "./dieline-svg";
import { drawSheet, type Named } from "./draw-sheet";
import type { FlatSheet } from "../flat-sheet";

/** A dieline as a file that the browser saves. */
export type DielineFile =
  | { format: "svg"; name: string; content: string }
  | { format: "pdf"; name: string; content: Buffer };

/** Writes the drawing of a flat sheet. */
export async function writeDieline(
  sheet: FlatSheet,
  named: Named,
  format: DielineFormat,
): Promise<DielineFile> {
  const slug = named.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const name = `dieline-${slug.replace(/^-|-$/g, "") || "product"}.${format}`;
  const drawing = drawSheet(sheet, named);
  if (format === "svg") return { format, name, content: dielineSvg(drawing) };
  return { format, name, content: await dielinePdf(drawing) };
}
