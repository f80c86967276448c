import "server-only";
import sharp from "sharp";
import { judged, type Judged } from "@/lib/artwork/preflight/expected";
import { BROKEN } from "@/lib/artwork/preflight/judge";
import type { Finding } from "@/lib/artwork/preflight/findings";
import { DECODING } from "@/lib/files/encode-picture";
import type { ArtworkKind } from "./kinds";

/** Looks a stored picture through: can it be drawn, are its colours those of a press? A PDF is checked apart. */
export async function lookThrough(file: string, { type }: ArtworkKind): Promise<Judged> {
  if (type === "application/pdf") return { preflightState: "checking", findings: [] };
  if (type === "image/svg+xml") return { preflightState: "not_checked", findings: [] };
  return judged(await findInPicture(file));
}

async function findInPicture(file: string): Promise<Finding[]> {
  try {
    const { space } = await sharp(file, DECODING).metadata();
    await sharp(file, DECODING).resize(16).timeout({ seconds: 30 }).toBuffer();
    return space === "cmyk" || space === "b-w" ? [] : [RGB];
  } catch {
    return [BROKEN];
  }
}

const RGB: Finding = {
  ...{ code: "rgb", severity: "warning", page: null },
  words: "The picture is in RGB. Its colours change a little when printed.",
};
