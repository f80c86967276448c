interface Screen {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** The right edge of the open modal dialog; undefined where there is none. */
  dialogRight?: number;
  /** Whether something is to be pressed in the lower right corner that is not in the lower left one. */
  isCornerWanted?: boolean;
}

/** A note with the space around it, and as many as stand above one another. */
export const NOTE_WIDTH = 400;
export const NOTES_HEIGHT = 280;

/** Below this the bars for buying and paying stand at the bottom of the page (`lg` of Tailwind). */
const BARS_WIDTH = 1024;

/**
 * Where a note covers nothing that is to be pressed: beside a dialog if it fits there, else above it, as a dialog
 * has its buttons below; in the other corner where this one has the button; on phones and tablets above the page,
 * whose bars for buying and paying stand at the bottom.
 */
export function toastPlace({
  width,
  dialogRight,
  isCornerWanted = false,
}: Screen): "bottom-left" | "bottom-right" | "top-center" {
  if (width < BARS_WIDTH) return "top-center";
  if (dialogRight === undefined) return isCornerWanted ? "bottom-left" : "bottom-right";
  return width - dialogRight >= NOTE_WIDTH ? "bottom-right" : "top-center";
}
