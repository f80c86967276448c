import { useMemo, useState } from "react";
import { useTranslate } from "#words";
import type { ModelPlan } from "@/lib/catalogue/model/model-plan";
import { modelWith } from "@/lib/catalogue/model/moment";
import type { Net, View } from "@/lib/catalogue/model/net";
import { parseLinkedView, type LinkedView } from "../../domain/product-model/address";
import { pictureText } from "../../domain/product-model/describe";
import { useFold } from "../../domain/product-model/use-fold";
import { useTurn } from "../../domain/product-model/use-turn";
import type { ModelControlsProps } from "./model-controls";
import { useLogo } from "./use-logo";

interface LiveModelOptions {
  /** May change on any render. */
  plan: ModelPlan;
  /** `_id` of the product or style if it can be ordered printed, else null. */
  printed: string | null;
  buildNet: (plan: ModelPlan) => Net;
}

/** The state of an interactive product, with its controls. */
export function useLiveModel({ plan, printed, buildNet }: LiveModelOptions) {
  const t = useTranslate();
  const model = useMemo(() => modelWith(plan, buildNet(plan)), [plan, buildNet]);
  const { faces } = model.net;
  const [first] = useState(() =>
    parseLinkedView(
      window.location.search,
      faces.map(({ id }) => id),
    ),
  );
  const [view, setView] = useState<View>(first);
  const [faceId, setFace] = useState(first.face);
  const [lines, setLines] = useState(true);
  const { progress, playing, fold, play, stop } = useFold(first.progress);
  const { change, handlers } = useTurn(view, setView);
  const face = faces.find(({ id }) => id === faceId);
  const { state, printed: logo } = useLogo(face, plan.paper);
  const shown = useMemo(() => ({ view, progress, logo, lines }), [view, progress, logo, lines]);

  function choosePrinted(id: string) {
    setFace(id);
    const chosen = faces.find((one) => one.id === id);
    if (chosen) setView(chosen.view);
  }

  const picture = pictureText(plan, view, progress, t);
  const label = logo ? t("{picture}, with your logo", { picture }) : picture;
  const look: LinkedView = { ...view, progress, face: faceId };
  const controls: ModelControlsProps = {
    folding: { progress, playing, fold, play, stop },
    view,
    change,
    lines,
    setLines,
    logo: {
      state,
      product: printed,
      printed: logo,
      faces,
      face: faceId,
      onFace: choosePrinted,
    },
  };
  return { stage: { model, shown, label, handlers }, controls, model, shown, look };
}
