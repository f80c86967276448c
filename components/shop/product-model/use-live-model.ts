import { useMemo, useState } from "react";
import { useTranslate } from "#words";
import { buildNet, type ModelPlan } from "@/lib/catalogue/model/model-of";
import { modelWith } from "@/lib/catalogue/model/moment";
import type { PrintFace, View } from "@/lib/catalogue/model/net";
import type { Translate } from "@/lib/i18n/translate";
import { parseLook, type Look } from "../../domain/product-model/address";
import { pictureText } from "../../domain/product-model/describe";
import { INKS, type Ink } from "../../domain/product-model/logo";
import type { PrintedLogo } from "../../domain/product-model/paint-picture";
import { useFold } from "../../domain/product-model/use-fold";
import { useTurn } from "../../domain/product-model/use-turn";
import type { ModelControlsProps } from "./model-controls";
import { useLogo, usePrintedLogo } from "./use-logo";

/** The state of an interactive product, which may change its plan at any time, with its controls. */
export function useLiveModel(plan: ModelPlan, printed: string | null) {
  const t = useTranslate();
  const model = useMemo(() => modelWith(plan, buildNet(plan)), [plan]);
  const { faces } = model.net;
  const [first] = useState(() =>
    parseLook(
      window.location.search,
      faces.map(({ id }) => id),
    ),
  );
  const [view, setView] = useState<View>(first);
  const [faceId, setFace] = useState(first.face);
  const [lines, setLines] = useState(true);
  const { progress, playing, fold, play, stop } = useFold(first.progress);
  const { change, handlers } = useTurn(view, setView);
  const logoState = useLogo();
  const face = faces.find(({ id }) => id === faceId);
  const logo = usePrintedLogo(logoState, face, plan.paper);
  const shown = useMemo(() => ({ view, progress, logo, lines }), [view, progress, logo, lines]);

  function choosePrinted(id: string) {
    setFace(id);
    const chosen = faces.find((one) => one.id === id);
    if (chosen) setView(chosen.view);
  }

  const picture = pictureText(plan, view, progress, t);
  const label = logo ? t("{picture}, with your logo", { picture }) : picture;
  const look: Look = { ...view, progress, face: faceId };
  const controls: ModelControlsProps = {
    folding: { progress, playing, fold, play, stop },
    view,
    change,
    lines,
    setLines,
    logo: {
      state: logoState,
      product: printed,
      placed: placedText(face, logo, logoState.ink, t),
      faces,
      face: faceId,
      onFace: choosePrinted,
    },
  };
  return { stage: { model, shown, label, handlers }, controls, model, shown, look };
}

function placedText(
  face: PrintFace | undefined,
  logo: PrintedLogo | null,
  ink: Ink,
  t: Translate,
): string {
  if (!face || !logo) return "";
  return t("{face}, {width} mm wide, {ink}", {
    face: t(face.name),
    width: Math.round(logo.width),
    ink: t(INKS[ink].name).toLowerCase(),
  });
}
