import type { ComponentProps } from "react";
import { useTranslate } from "#words";
import { Checkbox } from "@/components/ui/checkbox";
import { FoldControls, TurnButtons } from "../../domain/product-model/fold-controls";
import { LogoControls } from "./logo-controls";

export interface ModelControlsProps extends ComponentProps<typeof TurnButtons> {
  folding: ComponentProps<typeof FoldControls>;
  /** Whether fold lines, print areas and measures are shown. */
  lines: boolean;
  setLines: (lines: boolean) => void;
  logo: ComponentProps<typeof LogoControls>;
}

/** Folds and turns a product, and places a logo on it. */
export function ModelControls(props: ModelControlsProps) {
  const { folding, view, change, lines, setLines, logo } = props;
  const t = useTranslate();
  return (
    <>
      <FoldControls {...folding} />
      <TurnButtons view={view} change={change} />
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox checked={lines} onChange={(event) => setLines(event.target.checked)} />
        {t("Show fold lines, print areas and measures")}
      </label>
      <LogoControls {...logo} />
    </>
  );
}
