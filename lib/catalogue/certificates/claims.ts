import type { CertificateAnswer } from "./schemas";

type Kind = CertificateAnswer["kind"];

export const KIND_NAMES: Record<Kind, string> = {
  fssai: "Food safety (FSSAI)",
  fsc: "Responsible forestry (FSC)",
  compostable: "Compostability",
  other: "Other evidence",
};

/** The claim a product may carry for each kind of certificate. */
const CLAIMS: Partial<Record<Kind, string>> = {
  fssai: "Food safe",
  fsc: "FSC certified",
  compostable: "Compostable",
};

/**
 * Whether a certificate is valid on the given day. It stays valid until the end of its last day.
 * @param today the date in India, for example "2026-11-22"
 */
export const isValid = (
  { validUntil }: Pick<CertificateAnswer, "validUntil">,
  today: string,
): boolean => validUntil === null || validUntil >= today;

/**
 * Returns each claim once.
 * @param valid certificates that are valid today
 */
export function provenClaims(valid: readonly { kind: Kind }[]): string[] {
  return [...new Set(valid.flatMap(({ kind }) => CLAIMS[kind] ?? []))];
}
