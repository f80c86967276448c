import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Play } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import type { View } from "@/lib/catalogue/model/net";
import { foldText } from "./describe";
import { RangeField } from "./range-field";
import { STEP } from "./use-turn";
import type { useFold } from "./use-fold";

type Folding = ReturnType<typeof useFold>;

export function FoldControls({ progress, playing, fold, play, stop }: Folding) {
  const t = useTranslate();
  const state = foldText(progress, t);
  const to = progress < 1 ? 1 : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5">
      <RangeField
        {...{ label: t("Fold it"), min: 0, max: 100, value: Math.round(progress * 100) }}
        text={t("{percent} percent folded", { percent: Math.round(progress * 100) })}
        ends={[t("Flat"), t("Folded")]}
        onChange={(value) => fold(value / 100)}
      />
      <Button variant="secondary" onClick={() => (playing ? stop() : play(progress, to))}>
        {playing ? null : <Play aria-hidden />}
        {playing ? t("Stop") : to === 1 ? t("Fold") : t("Unfold")}
      </Button>
      <p role="status" className="sr-only">
        {playing ? "" : state}
      </p>
    </div>
  );
}

export function TurnButtons({ view, change }: { view: View; change: (view: View) => void }) {
  const t = useTranslate();
  const { turn, tilt } = view;
  const buttons = [
    { name: "Turn left", Icon: ArrowLeft, to: { turn: turn + STEP.turn, tilt } },
    { name: "Turn right", Icon: ArrowRight, to: { turn: turn - STEP.turn, tilt } },
    { name: "View from above", Icon: ArrowUp, to: { turn, tilt: tilt + STEP.tilt } },
    { name: "View from below", Icon: ArrowDown, to: { turn, tilt: tilt - STEP.tilt } },
  ];
  return (
    <div
      role="group"
      aria-label={t("Turn it")}
      className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4"
    >
      {buttons.map(({ name, Icon, to }) => (
        <Button key={name} size="sm" variant="outline" onClick={() => change(to)}>
          <Icon aria-hidden /> {t(name)}
        </Button>
      ))}
    </div>
  );
}
