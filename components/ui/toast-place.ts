interface Screen {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** The right edge of the open modal dialog; undefined where there is none. */
  dialogRight?: number;
  /** Whether something is to be pressed or mended in the lower right corner. */
  isRightWanted?: boolean;
  /** The same in the lower left one. */
  isLeftWanted?: boolean;
}

/** A note with the space around it, and as many as stand above one another. */
export const NOTE_WIDTH = 400;
export const NOTES_HEIGHT = 280;

/** Below this the bars for buying and paying stand at the bottom of the page (`lg` of Tailwind). */
const BARS_WIDTH = 1024;

/**
 * Where a note covers nothing that is to be pressed: beside a dialog if it fits there, else above it, as a dialog
 * has its buttons below; in the other corner where this one has the button, above the page where both have; on
 * phones and tablets above the page, whose bars for buying and paying stand at the bottom.
 */
export function toastPlace({
  width,
  dialogRight,
  isRightWanted = false,
  isLeftWanted = false,
}: Screen): "bottom-left" | "bottom-right" | "top-center" {
  if (width < BARS_WIDTH) return "top-center";
  if (dialogRight === undefined) {
    if (!isRightWanted) return "bottom-right";
    return isLeftWanted ? "top-center" : "bottom-left";
  }
  return width - dialogRight >= NOTE_WIDTH ? "bottom-right" : "top-center";
}
