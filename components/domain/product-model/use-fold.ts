import { useCallback, useEffect, useRef, useState } from "react";

const FOLDING_MS = 3200;

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The fold position, and an animation from one end to the other. */
export function useFold(first: number) {
  const [progress, setProgress] = useState(first);
  const [playing, setPlaying] = useState(false);
  const frame = useRef(0);

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    setPlaying(false);
  }, []);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function fold(next: number): void {
    stop();
    setProgress(next);
  }

  function play(from: number, to: 0 | 1): void {
    stop();
    if (wantsNoMotion()) {
      setProgress(to);
      return;
    }
    setPlaying(true);
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / (FOLDING_MS * Math.max(0.2, Math.abs(to - from))));
      setProgress(from + (to - from) * share);
      if (share < 1) frame.current = requestAnimationFrame(step);
      else setPlaying(false);
    };
    frame.current = requestAnimationFrame(step);
  }

  return { progress, playing, fold, play, stop };
}
