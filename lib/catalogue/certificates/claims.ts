import type { CertificateAnswer } from "./schemas";

type Kind = CertificateAnswer["kind"];

export const KIND_NAMES: Record<Kind, string> = {
  fssai: "Food safety (FSSAI)",
  fsc: "Responsible forestry (FSC)",
  compostable: "Compostability",
  other: "Other evidence",
};

/** What may be said of a product that has such evidence. */
const CLAIMS: Partial<Record<Kind, string>> = {
  fssai: "Food safe",
  fsc: "FSC certified",
  compostable: "Compostable",
};

/** @param today the day in India, "2026-11-22"; a certificate holds until the end of its last day */
export const isValid = (
  { validUntil }: Pick<CertificateAnswer, "validUntil">,
  today: string,
): boolean => validUntil === null || validUntil >= today;

/** What is claimed of a product, each once. @param valid the evidence that is valid today */
export function provenClaims(valid: readonly { kind: Kind }[]): string[] {
  return [...new Set(valid.flatMap(({ kind }) => CLAIMS[kind] ?? []))];
}
