"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Play } from "lucide-react";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import type { View } from "@/lib/catalogue/model/net";
import { foldText } from "./describe";
import { RangeField } from "./range-field";
import { STEP } from "./use-turn";
import type { useFold } from "./use-fold";

type Folding = ReturnType<typeof useFold>;

/** Folds the product by a slider and by a button. */
export function FoldControls({ progress, playing, fold, play, stop }: Folding) {
  const say = useWords();
  const state = foldText(progress, say);
  const to = progress < 1 ? 1 : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5">
      <RangeField
        {...{ label: say("Fold it"), min: 0, max: 100, value: Math.round(progress * 100) }}
        text={say("{percent} percent folded", { percent: Math.round(progress * 100) })}
        ends={[say("Flat"), say("Folded")]}
        onChange={(value) => fold(value / 100)}
      />
      <Button variant="secondary" onClick={() => (playing ? stop() : play(progress, to))}>
        {playing ? null : <Play aria-hidden />}
        {playing ? say("Stop") : to === 1 ? say("Fold") : say("Unfold")}
      </Button>
      <p role="status" className="sr-only">
        {playing ? "" : state}
      </p>
    </div>
  );
}

/** Turns the product without dragging it. */
export function TurnButtons({ view, change }: { view: View; change: (view: View) => void }) {
  const say = useWords();
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
      aria-label={say("Turn it")}
      className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4"
    >
      {buttons.map(({ name, Icon, to }) => (
        <Button key={name} size="sm" variant="outline" onClick={() => change(to)}>
          <Icon aria-hidden /> {say(name)}
        </Button>
      ))}
    </div>
  );
}
