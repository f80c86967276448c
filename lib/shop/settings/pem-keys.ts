/** The setting `einvoiceKeys`: public keys or certificates as PEM, one after another. */

const PEM = /-----BEGIN ((?:RSA )?PUBLIC KEY|CERTIFICATE)-----\s[A-Za-z0-9+/=\s]+-----END \1-----/g;

/** Returns each key with its marks. */
export const pemBlocks = (text: string): string[] => text.match(PEM) ?? [];

/** Mistakes in the owner's text; null when it is valid. */
export function keysProblem(text: string): string | null {
  if (text.replace(PEM, "").trim() === "") return null;
  return "Paste the portal's public keys as PEM: from -----BEGIN PUBLIC KEY----- to -----END PUBLIC KEY-----";
}
