import { Ruler } from "lucide-react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { sheetSize } from "@/lib/catalogue/dieline";
import type { LineArtwork } from "./use-artwork";

/** The flat size that the artwork of a line must have, with a drawing. */
export function LineDieline({ dieline }: Pick<LineArtwork, "dieline">) {
  const t = useTranslate();
  if (!dieline) return null;
  const size = sheetSize(dieline);
  if (!dieline.file) return <p className="text-sm">{t("Dieline: {size}", { size })}</p>;
  const files = [
    { type: "SVG", href: dieline.file },
    { type: "PDF", href: dieline.pdf },
  ];
  return files.map(
    ({ type, href }) =>
      href && (
        <Button key={type} asChild variant="ghost" size="sm" className="-ml-3">
          <FileLink href={href}>
            <Ruler aria-hidden /> {t("Dieline, {size} ({type})", { size, type })}
          </FileLink>
        </Button>
      ),
  );
}
