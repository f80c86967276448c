interface Screen {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** The right edge of the open modal dialog; undefined where there is none. */
  dialogRight?: number;
}

/** A note with the space around it. */
const NOTE_WIDTH = 400;

/** Below this the bars for buying and paying stand at the bottom of the page (`lg` of Tailwind). */
const BARS_WIDTH = 1024;

/**
 * Where a note covers nothing that is to be pressed: beside a dialog if it fits there, else above it,
 * as a dialog has its buttons below; on phones and tablets above the page, whose bars for buying and paying stand
 * at the bottom.
 */
export function toastPlace({ width, dialogRight }: Screen): "bottom-right" | "top-center" {
  if (width < BARS_WIDTH) return "top-center";
  if (dialogRight === undefined) return "bottom-right";
  return width - dialogRight >= NOTE_WIDTH ? "bottom-right" : "top-center";
}
