import "server-only";
import { open } from "node:fs/promises";
import sharp from "sharp";
import { DECODING } from "@/lib/files/encode-picture";
import type { ArtworkKind } from "./kinds";
import type { Finding } from "./schemas";

/** What can be said of a file without drawing it. `not_checked` where nothing is known to be wrong or right. */
export interface Looked {
  preflightState: "ok" | "warnings" | "errors" | "not_checked";
  findings: Finding[];
}

/** Bytes at the end of a PDF in which its last marker and its trailer stand. */
const TAIL = 64 * 1024;

const error = (code: string, words: string): Finding => ({
  ...{ code, severity: "error", page: null, words },
});

const warning = (code: string, words: string): Finding => ({
  ...{ code, severity: "warning", page: null, words },
});

const BROKEN = error(
  "broken",
  "The file is damaged or was cut off. Save it again and send it anew.",
);

/** Looks a stored file through: is it whole, can it be opened, are its colours those of a press? */
export async function lookThrough(file: string, { type }: ArtworkKind): Promise<Looked> {
  if (type === "application/pdf") return looked(await findInPdf(file), "not_checked");
  if (type === "image/svg+xml") return looked([], "not_checked");
  return looked(await findInPicture(file), "ok");
}

function looked(findings: Finding[], otherwise: "ok" | "not_checked"): Looked {
  const isWrong = findings.some(({ severity }) => severity === "error");
  const preflightState = isWrong ? "errors" : findings.length > 0 ? "warnings" : otherwise;
  return { preflightState, findings };
}

async function findInPdf(file: string): Promise<Finding[]> {
  const tail = await readTail(file);
  if (!tail.includes("%%EOF")) return [BROKEN];
  if (!/\/Encrypt\b/.test(tail)) return [];
  return [error("encrypted", "The file is protected by a password. Save it without protection.")];
}

async function readTail(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("latin1");
  } finally {
    await file.close();
  }
}

async function findInPicture(file: string): Promise<Finding[]> {
  try {
    const { space } = await sharp(file, DECODING).metadata();
    await sharp(file, DECODING).resize(16).timeout({ seconds: 30 }).toBuffer();
    if (space === "cmyk" || space === "b-w") return [];
    return [warning("rgb", "The picture is in RGB. Its colours change a little when printed.")];
  } catch {
    return [BROKEN];
  }
}
