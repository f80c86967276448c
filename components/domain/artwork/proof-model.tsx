import { RotateCw } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslate } from "#words";
import { FoldControls, TurnButtons } from "@/components/domain/product-model/fold-controls";
import { FIRST_VIEW } from "@/components/domain/product-model/address";
import { pictureText } from "@/components/domain/product-model/describe";
import { createCanvas } from "@/components/domain/product-model/logo";
import { useTurn } from "@/components/domain/product-model/use-turn";
import { Button } from "@/components/ui/button";
import { LabelledSelect } from "@/components/ui/labelled-select";
import { faceFor, layPage, quartersFor, sheetFace } from "@/lib/catalogue/model/lay-page";
import { buildNet, type ModelPlan } from "@/lib/catalogue/model/model-plan";
import { modelWith } from "@/lib/catalogue/model/moment";
import type { View } from "@/lib/catalogue/model/net";
import { Stage } from "@/components/domain/product-model/stage";
import { useFold } from "@/components/domain/product-model/use-fold";

interface ProofModelProps {
  plan: ModelPlan;
  n: number;
  /** URLs of its pages as pictures. */
  pages: readonly string[];
}

/** The viewer's choices; they override what the page's shape suggests. */
interface Choice {
  face?: string;
  quarters?: number;
}

/** A proof printed on the model of its product, which can be turned and folded. */
export function ProofModel({ plan, n, pages }: ProofModelProps) {
  const t = useTranslate();
  const model = useMemo(() => modelWith(plan, buildNet(plan)), [plan]);
  const faces = useMemo(() => [sheetFace(model.net, FIRST_VIEW), ...model.net.faces], [model]);
  const [view, setView] = useState<View>(FIRST_VIEW);
  const [page, setPage] = useState(0);
  const [choice, setChoice] = useState<Choice>({});
  const folding = useFold(1);
  const { change, handlers } = useTurn(view, setView);
  const { picture, isFailed } = usePicture(pages[page] ?? "");

  const face = picture && (faces.find(({ id }) => id === choice.face) ?? faceFor(faces, picture));
  const quarters = choice.quarters ?? (face ? quartersFor(face, picture) : 0);
  const logo = useMemo(() => {
    if (!picture || !face) return null;
    const place = layPage(face, picture, quarters);
    return { image: turned(picture, quarters), ...place, panels: new Set(face.panels), cover: 0 };
  }, [picture, face, quarters]);
  const { progress } = folding;
  const shown = useMemo(() => ({ view, progress, logo, lines: false }), [view, progress, logo]);

  function chooseFace(id: string) {
    setChoice({ face: id });
    const chosen = faces.find((one) => one.id === id);
    if (chosen) setView(chosen.view);
  }

  const label = pictureText(plan, view, progress, t);
  return (
    <div className="space-y-5">
      <Stage
        model={model}
        shown={shown}
        label={
          logo ? t("{label}, with page {page} of proof {n}", { label, page: page + 1, n }) : label
        }
        handlers={handlers}
      />
      {isFailed && (
        <p role="alert" className="text-sm font-medium text-destructive">
          {t("The picture of this page could not be loaded. Look at the flat proof instead.")}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3 sm:items-end">
        {pages.length > 1 && (
          <LabelledSelect
            label={t("Page")}
            value={page}
            options={pages.map((_, index) => ({ value: index, label: `${index + 1}` }))}
            onChoose={(value) => setPage(Number(value))}
          />
        )}
        <LabelledSelect
          label={t("Printed on")}
          value={face?.id ?? ""}
          options={faces.map(({ id, name }) => ({ value: id, label: t(name) }))}
          onChoose={chooseFace}
        />
        <Button
          variant="outline"
          onClick={() => setChoice({ ...choice, quarters: (quarters + 1) % 4 })}
        >
          <RotateCw aria-hidden /> {t("Turn the print")}
        </Button>
      </div>
      <FoldControls {...folding} />
      <TurnButtons view={view} change={change} />
      <p className="text-sm text-muted-foreground">
        {t("Drawn from the product’s measures. What counts is the flat proof.")}
      </p>
    </div>
  );
}

/** Loads the picture at a URL. A new URL never shows the previous picture. */
function usePicture(address: string) {
  const [loaded, setLoaded] = useState<{ address: string; image: HTMLImageElement | null }>();
  useEffect(() => {
    let isWanted = true;
    const image = new Image();
    const set = (found: HTMLImageElement | null) => {
      if (isWanted) setLoaded({ address, image: found });
    };
    image.src = address;
    image.decode().then(
      () => set(image),
      () => set(null),
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  const isLoaded = loaded?.address === address;
  return {
    picture: isLoaded ? loaded.image : null,
    isFailed: isLoaded && loaded.image === null,
  };
}

/** Rotates a picture clockwise by quarter turns. */
function turned(image: HTMLImageElement, quarters: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const isAcross = quarters % 2 === 1;
  const { canvas, context } = createCanvas(isAcross ? height : width, isAcross ? width : height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2);
  return canvas;
}
