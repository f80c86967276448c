import type { Art, GroundTone } from "../types";
import type { Dieline } from "./dieline";
import type { Dimension } from "./dimension";
import type { Vec } from "./geometry";
import type { Pen } from "./pen";

/** A thing on the table: the mm points it needs in the picture, and how it is drawn, shadow first. */
export interface Still {
  bounds(art: Art): readonly Vec[];
  draw(pen: Pen, art: Art): string;
}

/**
 * What a form brings for its three views. `object` is drawn twice: by a painting pen for the hero and by
 * an inking pen for the measures (shadow() and fibres() draw nothing in ink), so it is written once.
 */
export interface FormDrawing {
  /** Lettered in the title block: 'Mailer box'. */
  title: string;
  ground: GroundTone;
  object: Still;
  inUse: Still;
  measures: {
    /** Another posture for the drawing, such as an open lid closed; the object itself unless told. */
    object?: Still;
    dimensions(art: Art): readonly Dimension[];
    dieline?(art: Art): Dieline;
    /** Figures for the title block; width × depth × height unless told. */
    figures?(art: Art): string;
  };
}
