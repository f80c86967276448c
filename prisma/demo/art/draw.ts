import type { Art, Form, View } from "../types";
import type { FormDrawing } from "./form";
import { polyhedral } from "./polyhedral";
import { round } from "./round-forms";
import { drawAll } from "./views";

const drawings: Record<Form, FormDrawing> = { ...polyhedral, ...round };

/** The three pictures of a product as SVG, 1200 × 1200; the same art always gives the same text. */
export function drawViews(art: Art): Record<View, string> {
  return drawAll(art, drawings[art.form]);
}
