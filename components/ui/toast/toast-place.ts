export type ToastPlace = "bottom-right" | "bottom-left" | "top-center" | "bottom-center";

interface Screen {
  /** The width of the screen, in CSS pixels. */
  width: number;
  /** The right edge of the open modal dialog; undefined when there is none. */
  dialogRight?: number;
  /** The weight of the controls that toasts at this place would cover; not called while a dialog is open. */
  covered: (place: ToastPlace) => number;
}

/**
 * The width of a toast including the space around it, in CSS pixels: what a dialog of the usual 512 pixels leaves
 * beside it on a desk of 1280.
 */
export const NOTE_WIDTH = 384;

/** Below this width the bars for buying and paying are at the bottom of the page (`lg` of Tailwind). */
const BARS_WIDTH = 1024;

const ON_DESK: readonly ToastPlace[] = ["bottom-right", "bottom-left", "top-center"];
const ON_PHONE: readonly ToastPlace[] = ["top-center", "bottom-center"];

/**
 * Returns the place where toasts cover no controls, or the fewest. With a dialog: next to it if they fit, else
 * above it, because a dialog has its buttons at the bottom. Otherwise the first free place.
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
