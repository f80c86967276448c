import { useEffect, useRef, type RefObject } from "react";
import { foldAt, type Model, type Moment } from "@/lib/catalogue/model/moment";
import type { View } from "@/lib/catalogue/model/net";
import { drawPicture } from "@/lib/catalogue/model/picture";
import { paintPicture, type PrintedLogo, type Surface } from "./paint-picture";

export interface Shown {
  view: View;
  progress: number;
  logo: PrintedLogo | null;
  lines: boolean;
}

/** The page's colours and font in the current theme. */
export function createSurface(
  element: Element,
  width: number,
  height: number,
  ratio: number,
): Surface {
  const style = getComputedStyle(element);
  const isDark = document.documentElement.classList.contains("dark");
  const shade = style.getPropertyValue("--shade").trim() || "0 0 0";
  return {
    width,
    height,
    ratio,
    ink: style.color,
    paper: style.getPropertyValue("--card").trim() || "#fff",
    shade: `rgb(${shade} / ${isDark ? 0.24 : 0.1})`,
    font: `600 ${width < 480 ? 13 : 15}px ${style.fontFamily}`,
  };
}

/** Phones have up to four pixels per CSS pixel; more than two make no visible difference. */
const MAX_PIXELS = 2;

/** Paints only when the view, the size or the theme changes. */
export function useModelCanvas(model: Model, shown: Shown): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useRef<() => void>(() => undefined);
  const folded = useRef<{ model: Model; moment: Moment } | null>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const ratio = Math.min(MAX_PIXELS, window.devicePixelRatio || 1);
      const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (element.width !== across) element.width = across;
      if (element.height !== down) element.height = down;
      let moment = folded.current?.model === model ? folded.current.moment : null;
      if (moment?.progress !== shown.progress) moment = foldAt(model, shown.progress);
      folded.current = { model, moment };
      const picture = drawPicture(model, moment, shown.view, { width, height });
      const contents = { picture, logo: shown.logo, lines: shown.lines };
      paintPicture(context, contents, createSurface(element, width, height, ratio));
      element.dataset.painted = "";
    };
    paint.current = draw;
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [model, shown]);

  useEffect(() => {
    const again = () => paint.current();
    const size = new ResizeObserver(again);
    if (canvas.current) size.observe(canvas.current);
    const theme = new MutationObserver(again);
    theme.observe(document.documentElement, { attributeFilter: ["class"] });
    return () => {
      size.disconnect();
      theme.disconnect();
    };
  }, []);

  return canvas;
}
