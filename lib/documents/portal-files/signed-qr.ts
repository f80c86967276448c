import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { parseJson } from "@/lib/base/text/parse-json";
import { z } from "@/lib/base/input/zod";
import { pemBlocks } from "@/lib/shop/settings/pem-keys";

/**
 * The QR code that the Invoice Registration Portal signs: a JWT (RS256) whose claim `data` is JSON text about the
 * invoice. It is verified by the public keys that the portal publishes (the setting `einvoiceKeys`).
 */

/** Blocks that are no RSA key are left out. */
function keysFrom(pem: string): KeyObject[] {
  return pemBlocks(pem).flatMap((block) => {
    try {
      const key = createPublicKey(block);
      return key.asymmetricKeyType === "rsa" ? [key] : [];
    } catch {
      return [];
    }
  });
}

/** What the portal signs, with its own names; `DocDt` is DD/MM/YYYY. */
const factsSchema = z.object({
  DocNo: z.string(),
  DocTyp: z.string().optional(),
  DocDt: z.string().optional(),
  SellerGstin: z.string().optional(),
  BuyerGstin: z.string().optional(),
  TotInvVal: z.coerce.number().optional(),
  Irn: z.string().optional(),
});

export type QrFacts = z.output<typeof factsSchema>;

const decoded = (part: string) => parseJson(Buffer.from(part, "base64url").toString("utf8"));

const headerSchema = z.object({ alg: z.literal("RS256") });
const claimsSchema = z.object({ data: z.string().transform(parseJson).pipe(factsSchema) });

/** What a signed QR code says; null when no key has signed it, or when it says something else. */
export function readSignedQr(signedQr: string, pem: string): QrFacts | null {
  const [header = "", payload = "", signature = "", ...more] = signedQr.split(".");
  if (more.length > 0 || !headerSchema.safeParse(decoded(header)).success) return null;
  const signed = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, "base64url");
  if (!keysFrom(pem).some((key) => verify("RSA-SHA256", signed, key, bytes))) return null;
  return claimsSchema.safeParse(decoded(payload)).data?.data ?? null;
}
