import { parseJson } from "@/lib/base/text/parse-json";
import { z } from "@/lib/base/input/zod";

/** The Invoice Registration Portal's answer for a document, with its own names; its file is a list of one. */
const answerSchema = z.object({
  Irn: z.string(),
  AckNo: z.union([z.string(), z.number()]).transform(String),
  AckDt: z.string(),
  SignedQRCode: z.string(),
});

export interface PortalAnswer {
  irn: string;
  ackNo: string;
  ackDate: string;
  signedQr: string;
}

/** Reads the portal's JSON file; null for any other. */
export const readPortalAnswer = (text: string): PortalAnswer | null =>
  toPortalAnswer(parseJson(text));

/** Reads the portal's answer; null for anything else. */
export function toPortalAnswer(value: unknown): PortalAnswer | null {
  const { data } = z.union([answerSchema, z.tuple([answerSchema])]).safeParse(value);
  const answer = Array.isArray(data) ? data[0] : data;
  if (!answer) return null;
  const { Irn: irn, AckNo: ackNo, AckDt: ackDate, SignedQRCode: signedQr } = answer;
  return { irn, ackNo, ackDate, signedQr };
}
