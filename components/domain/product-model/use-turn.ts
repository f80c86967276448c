import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { View } from "@/lib/catalogue/model/net";
import { FIRST_VIEW, tilted, turned } from "./address";

/** Degrees per pixel of a drag, and per key press. */
const PER_PIXEL = 0.45;
export const STEP = { turn: 15, tilt: 10 };

const KEYS: Record<string, (view: View) => View> = {
  ArrowLeft: ({ turn, tilt }) => ({ turn: turn + STEP.turn, tilt }),
  ArrowRight: ({ turn, tilt }) => ({ turn: turn - STEP.turn, tilt }),
  ArrowUp: ({ turn, tilt }) => ({ turn, tilt: tilt + STEP.tilt }),
  ArrowDown: ({ turn, tilt }) => ({ turn, tilt: tilt - STEP.tilt }),
  Home: () => FIRST_VIEW,
};

/**
 * Turns the product by dragging and by keys. On touch screens only a horizontal drag turns it: a vertical one
 * scrolls the page.
 */
export function useTurn(view: View, setView: (view: View) => void) {
  const drag = useRef<{ x: number; y: number; view: View } | null>(null);

  const change = ({ turn, tilt }: View) => setView({ turn: turned(turn), tilt: tilted(tilt) });

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, view };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const from = drag.current;
    if (!from) return;
    const turn = from.view.turn - (event.clientX - from.x) * PER_PIXEL;
    const down = event.pointerType === "touch" ? 0 : event.clientY - from.y;
    change({ turn, tilt: from.view.tilt + down * PER_PIXEL });
  }

  function release(): void {
    drag.current = null;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const press = KEYS[event.key];
    if (!press || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(press(view));
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release };
  return { change, handlers: { ...handlers, onKeyDown } };
}
