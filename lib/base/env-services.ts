import type { UploadThingKeys } from "./secrets/uploadthing-keys";

/** Combined variables of each outside service: undefined when it is not used. */

interface BucketVariables {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_BUCKET?: string | undefined;
  S3_KEY_ID?: string | undefined;
  S3_SECRET?: string | undefined;
  S3_PUBLIC_URL?: string | undefined;
}

/** Returns undefined when pictures are stored elsewhere. */
export function toBucket(env: BucketVariables) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET: secret } = env;
  if (!endpoint || !bucket || !keyId || !secret) return undefined;
  const publicUrl = env.S3_PUBLIC_URL ?? `${endpoint}/${bucket}`;
  return { endpoint, bucket, keyId, secret, region: env.S3_REGION, publicUrl };
}

interface CopyVariables extends BucketVariables {
  BACKUP_BUCKET?: string | undefined;
  BACKUP_ENDPOINT?: string | undefined;
  BACKUP_REGION?: string | undefined;
  BACKUP_KEY_ID?: string | undefined;
  BACKUP_SECRET?: string | undefined;
  BACKUP_PREFIX: string;
  BACKUP_PASSPHRASE_FILE?: string | undefined;
}

/** Destinations of backup copies; defaults to the settings of new files. Undefined when no copies are made. */
export function toBackupBucket(env: CopyVariables) {
  const bucket = toBucket({
    S3_ENDPOINT: env.BACKUP_ENDPOINT ?? env.S3_ENDPOINT,
    S3_REGION: env.BACKUP_REGION ?? env.S3_REGION,
    S3_BUCKET: env.BACKUP_BUCKET,
    S3_KEY_ID: env.BACKUP_KEY_ID ?? env.S3_KEY_ID,
    S3_SECRET: env.BACKUP_SECRET ?? env.S3_SECRET,
  });
  const { BACKUP_PREFIX: prefix, BACKUP_PASSPHRASE_FILE: passphraseFile } = env;
  return bucket && passphraseFile ? { bucket, prefix, passphraseFile } : undefined;
}

interface WhatsAppVariables {
  WHATSAPP_PHONE_NUMBER_ID?: string | undefined;
  WHATSAPP_ACCESS_TOKEN?: string | undefined;
  WHATSAPP_APP_SECRET?: string | undefined;
  WHATSAPP_VERIFY_TOKEN?: string | undefined;
  WHATSAPP_API_URL?: string | undefined;
}

/** Returns undefined when the shop does not use the Cloud API of WhatsApp. */
export function toWhatsApp(env: WhatsAppVariables) {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = env;
  if (!phoneNumberId || !accessToken || !appSecret || !verifyToken) return undefined;
  const apiUrl = env.WHATSAPP_API_URL ?? "https://graph.facebook.com";
  return { phoneNumberId, accessToken, appSecret, verifyToken, apiUrl };
}

interface EInvoiceVariables {
  EINVOICE_API_URL?: string | undefined;
  EINVOICE_CLIENT_ID?: string | undefined;
  EINVOICE_CLIENT_SECRET?: string | undefined;
}

/** Undefined without a provider of e-invoices. */
export function toEinvoice(env: EInvoiceVariables) {
  const {
    EINVOICE_API_URL: apiUrl,
    EINVOICE_CLIENT_ID: clientId,
    EINVOICE_CLIENT_SECRET: clientSecret,
  } = env;
  return apiUrl && clientId && clientSecret ? { apiUrl, clientId, clientSecret } : undefined;
}

interface UploadThingVariables {
  UPLOADTHING_TOKEN?: (UploadThingKeys & { token: string }) | undefined;
  UPLOADTHING_URL?: string | undefined;
}

/**
 * Returns undefined when UploadThing is not used. UPLOADTHING_URL names a stand-in that serves all of it at one
 * address.
 */
export function toUploadThing({
  UPLOADTHING_TOKEN: keys,
  UPLOADTHING_URL: url,
}: UploadThingVariables) {
  if (!keys) return undefined;
  return { ...keys, ...(url && { apiUrl: url, ingestUrl: url }) };
}
