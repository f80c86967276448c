import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { sealSecret, unsealSecret } from "@/lib/base/secrets/secret-box";

/** Secrets and signatures of Standard Webhooks (https://www.standardwebhooks.com). */

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** How long the previous secret also signs after a change. */
export const OVERLAP_MS = 24 * 60 * 60 * 1000;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

export const sealWebhookSecret = (secret: string, webhookId: string): string =>
  sealSecret("webhook", secret, webhookId);

export interface StoredSecrets {
  id: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
}

/**
 * The secrets that currently sign, the current one first. Omits a previous one that no accepted AUTH_SECRET opens;
 * empty without the current one.
 */
export function signingSecrets(stored: StoredSecrets, now: Date): string[] {
  const { id, secret, previousSecret, previousUntil } = stored;
  const signsAlong = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const current = unsealSecret("webhook", secret, id);
  if (!current) return [];
  const previous = signsAlong && unsealSecret("webhook", previousSecret, id);
  return [current.secret, ...(previous ? [previous.secret] : [])];
}

export interface Message {
  id: string;
  /** Seconds since 1970, of the attempt. */
  timestamp: number;
  body: string;
}

/** The headers of a delivery, with one signature per secret. */
export function signedHeaders(secrets: readonly string[], { id, timestamp, body }: Message) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
