import type { View } from "@/lib/catalogue/model/net";
import { STEEPEST } from "@/lib/catalogue/model/camera";

/** The view of a product, as stored in its link. The logo is never part of it. */
export interface LinkedView extends View {
  /** 0 (flat) to 1 (folded). */
  progress: number;
  /** The face that carries the logo. */
  face: string;
}

export const FIRST_VIEW: View = { turn: 32, tilt: 26 };

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

export const turned = (turn: number) => ((((turn + 180) % 360) + 360) % 360) - 180;
export const tilted = (tilt: number) => within(tilt, -STEEPEST, STEEPEST);

function getNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  return text !== null && /^-?\d{1,3}$/.test(text) ? Number(text) : otherwise;
}

/** Reads the view from a URL; defaults to the folded product from its front for invalid values. */
export function parseLinkedView(search: string, faces: readonly string[]): LinkedView {
  const query = new URLSearchParams(search);
  const face = query.get("face") ?? "";
  return {
    turn: turned(getNumber(query, "turn", FIRST_VIEW.turn)),
    tilt: tilted(getNumber(query, "tilt", FIRST_VIEW.tilt)),
    progress: within(getNumber(query, "fold", 100), 0, 100) / 100,
    face: faces.includes(face) ? face : (faces[0] ?? ""),
  };
}

export function formatLinkedView({ turn, tilt, progress, face }: LinkedView): string {
  const [round, steep, fold] = [turn, tilt, progress * 100].map((one) => String(Math.round(one)));
  return new URLSearchParams({
    turn: round ?? "",
    tilt: steep ?? "",
    fold: fold ?? "",
    face,
  }).toString();
}
