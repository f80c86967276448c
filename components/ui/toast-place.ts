export type ToastPlace = "bottom-right" | "bottom-left" | "top-center" | "bottom-center";

interface Screen {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** The right edge of the open modal dialog; undefined where there is none. */
  dialogRight?: number;
  /** How much is to be pressed or mended where notes at this place stand; not asked where a dialog is open. */
  covered: (place: ToastPlace) => number;
}

/** A note with the space around it. */
export const NOTE_WIDTH = 400;

/** Below this the bars for buying and paying stand at the bottom of the page (`lg` of Tailwind). */
const BARS_WIDTH = 1024;

const ON_DESK: readonly ToastPlace[] = ["bottom-right", "bottom-left", "top-center"];
const ON_PHONE: readonly ToastPlace[] = ["top-center", "bottom-center"];

/**
 * Where notes cover nothing that is to be pressed, or the least: beside a dialog if they fit there, else above it,
 * as a dialog has its buttons below; otherwise the first of the places that is free.
 */
export function toastPlace({ width, dialogRight, covered }: Screen): ToastPlace {
  const isDesk = width >= BARS_WIDTH;
  if (dialogRight !== undefined) {
    return isDesk && width - dialogRight >= NOTE_WIDTH ? "bottom-right" : "top-center";
  }
  const places = (isDesk ? ON_DESK : ON_PHONE).map((place) => ({ place, count: covered(place) }));
  const least = Math.min(...places.map(({ count }) => count));
  return places.find(({ count }) => count === least)?.place ?? "top-center";
}
