import { z } from "zod";
import { toBackupBucket, toBucket, toEinvoice, toUploadThing, toWhatsApp } from "./env-services";
import { uploadThingKeys } from "./secrets/uploadthing-keys";
import { isLoopback } from "./http/loopback";
import { PASSWORD_LENGTH, PASSWORD_LENGTH_TEXT } from "./input/lengths";
import { parseProxies } from "./http/proxies";

/**
 * Validates the variables that the program reads, once at the start. The supervisor sets DATABASE_URL and AUTH_SECRET
 * before it starts the web process.
 */

const port = z.coerce.number().int().min(1).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const secret = z.string().min(32);
const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));
const scannerUrl = z.url({ protocol: /^tcp$/ });
const smtpUrl = z.url({ protocol: /^smtps?$/ });

/** The token in UploadThing's dashboard: JSON in base64. */
const uploadThingToken = z.string().transform((token, context) => {
  const keys = uploadThingKeys(token);
  if (keys) return { token, ...keys };
  context.addIssue("not a token");
  return z.NEVER;
});

/** Without the slash at its end, because a path is appended. */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !/[?#]/.test(value))
  .transform((value) => value.replace(/\/+$/, ""));

/** Secrets leave the machine only over an encrypted connection. */
const safeUrl = baseUrl.refine(
  (value) => value.startsWith("https:") || isLoopback(new URL(value).hostname),
);

/** Characters that HTTP basic authentication allows before its colon. */
const keyId = z.string().regex(/^[^\s:]+$/);

const headerValue = z.string().regex(/^[\x21-\x7e]+$/);

/** Amazon's rule for bucket names, which all other providers follow. */
const bucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/);

const MESSAGES: Record<string, string> = {
  PORT: "must be a port number from 1 to 65535",
  APP_URL: "must be the public address of the shop, such as https://shop.example.com",
  DATABASE_URL: "must be a PostgreSQL address, such as postgresql://user:password@host:5432/shop",
  DATABASE_READ_URL: "must be a PostgreSQL address, like DATABASE_URL",
  DATABASE_DIRECT_URL: "must be a PostgreSQL address, like DATABASE_URL",
  DATABASE_CONNECTIONS: "must be how many connections the shop may take altogether, at least 20",
  WEB_CONCURRENCY: "must be the number of web processes, 1 to 256",
  DATA_DIR: "must name a folder",
  AUTH_SECRET: "must be at least 32 characters; `openssl rand -base64 48` makes a good one",
  AUTH_SECRET_PREVIOUS: "must be at least 32 characters",
  ADMIN_EMAIL: "must be an email address",
  ADMIN_PASSWORD: `must have ${PASSWORD_LENGTH_TEXT}`,
  DEMO_DATA: "must be 0 or 1",
  GOOGLE_ISSUER: "must be the address of an OpenID provider",
  CLAMAV_URL: "must be the address of ClamAV's clamd, such as tcp://127.0.0.1:3310",
  SMTP_URL: "must be an SMTP address, such as smtps://user:password@mail.example.com",
  MAIL_FROM: 'must be a sender, such as "Shop <orders@example.com>"',
  UPLOADTHING_TOKEN: "must be the token that UploadThing's dashboard shows under API keys",
  UPLOADTHING_URL: "must be an https address; without encryption only one of this machine",
  LOG_REQUESTS: "must be 0 or 1",
  HTTP_CACHE: "must be 0 or 1",
  METRICS_TOKEN: "must be at least 32 characters; `openssl rand -hex 32` makes a good one",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "must be the address of an OpenTelemetry collector, such as http://localhost:4318",
  OTEL_TRACES_SAMPLER_ARG: "must be the share of requests to trace, from 0 to 1",
  S3_ENDPOINT:
    "must be the address of the bucket's service, such as https://s3.ap-south-1.amazonaws.com",
  S3_BUCKET: "must be a bucket's name: 3 to 63 small letters, digits, dots and hyphens",
  S3_PUBLIC_URL: "must be the address at which browsers find what the bucket holds",
  BACKUP_ENDPOINT:
    "must be the address of the bucket's service, such as https://s3.ap-south-1.amazonaws.com",
  BACKUP_BUCKET: "must be a bucket's name: 3 to 63 small letters, digits, dots and hyphens",
  BACKUP_PREFIX: "must be small letters, digits, hyphens and slashes between them",
  RAZORPAY_KEY_ID: "must be the key id of Razorpay's dashboard, such as rzp_live_…",
  RAZORPAY_API_URL: "must be an https address; without encryption only one of this machine",
  WHATSAPP_PHONE_NUMBER_ID: "must be the phone number's id in Meta's dashboard: digits alone",
  WHATSAPP_VERIFY_TOKEN: "must be at least 16 characters; `openssl rand -hex 16` makes a good one",
  WHATSAPP_API_URL: "must be an https address; without encryption only one of this machine",
  EINVOICE_API_URL: "must be an https address; without encryption only one of this machine",
  EINVOICE_CLIENT_ID: "must be one word without spaces, as the provider gave it",
  EINVOICE_CLIENT_SECRET: "must be one word without spaces, as the provider gave it",
  HOST: "must be an address of this machine, such as 127.0.0.1, or localhost",
  OFFLINE_PAGE: "must be 0 or 1",
  WEBHOOK_ALLOW_LOOPBACK: "must be 0 or 1",
  VAPID_PUBLIC_KEY: "must be 87 characters in base64url: a point of P-256, uncompressed",
  VAPID_PRIVATE_KEY: "must be 43 characters in base64url",
  VAPID_SUBJECT: "must be an address of yours: mailto: or https://",
  TRUST_PROXY:
    "must be the number of proxies in front of the shop, 0 to 10, or their addresses, such as 10.0.0.0/8",
};

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.union([z.ipv4(), z.ipv6(), z.literal("localhost")]).optional(),
    APP_URL: origin.optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(20).optional(),
    // Connections of one web process; set by its supervisor.
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).optional(),
    WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    AUTH_SECRET: secret.optional(),
    AUTH_SECRET_PREVIOUS: secret.optional(),
    ADMIN_EMAIL: z.email().default("admin@example.com"),
    ADMIN_PASSWORD: z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most).optional(),
    DEMO_DATA: z.enum(["0", "1"]).optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_ISSUER: z.url().optional(),
    CLAMAV_URL: scannerUrl.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: z.string().regex(/@/).optional(),
    UPLOADTHING_TOKEN: uploadThingToken.optional(),
    UPLOADTHING_URL: safeUrl.optional(),
    S3_ENDPOINT: baseUrl.optional(),
    S3_REGION: z.string().min(1).default("us-east-1"),
    S3_BUCKET: bucketName.optional(),
    S3_KEY_ID: z.string().min(1).optional(),
    S3_SECRET: z.string().min(1).optional(),
    S3_PUBLIC_URL: baseUrl.optional(),
    BACKUP_BUCKET: bucketName.optional(),
    BACKUP_ENDPOINT: baseUrl.optional(),
    BACKUP_REGION: z.string().min(1).optional(),
    BACKUP_KEY_ID: z.string().min(1).optional(),
    BACKUP_SECRET: z.string().min(1).optional(),
    BACKUP_PREFIX: z
      .string()
      .regex(/^[a-z\d][a-z\d/-]*[a-z\d]$/)
      .default("shop-backups"),
    BACKUP_PASSPHRASE_FILE: z.string().min(1).optional(),
    RAZORPAY_KEY_ID: keyId.optional(),
    RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
    RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
    RAZORPAY_API_URL: safeUrl.optional(),
    WHATSAPP_PHONE_NUMBER_ID: z
      .string()
      .regex(/^\d{5,20}$/)
      .optional(),
    WHATSAPP_ACCESS_TOKEN: z.string().min(1).optional(),
    WHATSAPP_APP_SECRET: z.string().min(1).optional(),
    WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
    WHATSAPP_API_URL: safeUrl.optional(),
    EINVOICE_API_URL: safeUrl.optional(),
    EINVOICE_CLIENT_ID: headerValue.optional(),
    EINVOICE_CLIENT_SECRET: headerValue.optional(),
    OFFLINE_PAGE: z.enum(["0", "1"]).default("1"),
    VAPID_PUBLIC_KEY: base64url(87).optional(),
    VAPID_PRIVATE_KEY: base64url(43).optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(/^(mailto:.+@|https:\/\/).+/)
      .optional(),
    WEBHOOK_ALLOW_LOOPBACK: z.enum(["0", "1"]).default("0"),
    // The web process reads these five itself, because they are needed where Next's bundle is not loaded.
    LOG_REQUESTS: z.enum(["0", "1"]).default("1"),
    HTTP_CACHE: z.enum(["0", "1"]).default("1"),
    METRICS_TOKEN: secret.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
    TRUST_PROXY: z
      .string()
      .refine((text) => parseProxies(text))
      .default("0"),
  })
  .transform((env) => ({
    ...env,
    APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}`,
    S3: toBucket(env),
    BACKUP: toBackupBucket(env),
    RAZORPAY: toRazorpay(env),
    WHATSAPP: toWhatsApp(env),
    EINVOICE: toEinvoice(env),
    UPLOADTHING: toUploadThing(env),
  }));

interface RazorpayVariables {
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  RAZORPAY_API_URL?: string | undefined;
}

/** Returns undefined when the shop does not use Razorpay. */
function toRazorpay(env: RazorpayVariables) {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  const apiUrl = env.RAZORPAY_API_URL ?? "https://api.razorpay.com";
  return { keyId, keySecret, webhookSecret, apiUrl };
}

export type Env = z.output<typeof schema>;

/** A wrong variable. The message is one line that names it and says what it must be. */
export class EnvError extends Error {}

/**
 * Reads the environment; an empty variable counts as missing.
 * @throws EnvError naming the first wrong variable
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const present = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const result = schema.safeParse(Object.fromEntries(present));
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    throw new EnvError(`${name} ${MESSAGES[name] ?? "is not valid"}.`);
  }
  if (result.data.DATABASE_URL && !result.data.AUTH_SECRET) {
    throw new EnvError(
      `AUTH_SECRET is required when DATABASE_URL is set; it ${MESSAGES.AUTH_SECRET}.`,
    );
  }
  requireBoth(result.data, "DATABASE_READ_URL", "DATABASE_URL");
  for (const given of [...BUCKET, "S3_PUBLIC_URL"] as const) {
    for (const missing of BUCKET) requireBoth(result.data, given, missing);
  }
  for (const given of COPIES) requireBoth(result.data, given, "BACKUP_BUCKET");
  requireBoth(result.data, "BACKUP_BUCKET", "BACKUP_PASSPHRASE_FILE");
  if (!result.data.S3) {
    for (const missing of COPIES) requireBoth(result.data, "BACKUP_BUCKET", missing);
  }
  for (const keys of Object.values(GATEWAY_KEYS)) {
    for (const given of keys) for (const missing of keys) requireBoth(result.data, given, missing);
  }
  for (const given of [...WHATSAPP, "WHATSAPP_API_URL"] as const) {
    for (const missing of WHATSAPP) requireBoth(result.data, given, missing);
  }
  for (const missing of GATEWAY_KEYS.razorpay) {
    requireBoth(result.data, "RAZORPAY_API_URL", missing);
  }
  for (const given of EINVOICE)
    for (const missing of EINVOICE) requireBoth(result.data, given, missing);
  requireBoth(result.data, "UPLOADTHING_URL", "UPLOADTHING_TOKEN");
  requireBoth(result.data, "VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY");
  requireBoth(result.data, "VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY");
  requireBoth(result.data, "DATABASE_DIRECT_URL", "DATABASE_URL");
  requireBoth(result.data, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  requireBoth(result.data, "GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID");
  return result.data;
}

/** The variables of each payment gateway; a shop offers it only when all of them are set. */
export const GATEWAY_KEYS = {
  razorpay: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
} as const;
const WHATSAPP = [
  "WHATSAPP_PHONE_NUMBER_ID",
  "WHATSAPP_ACCESS_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
] as const;
const EINVOICE = ["EINVOICE_API_URL", "EINVOICE_CLIENT_ID", "EINVOICE_CLIENT_SECRET"] as const;
const BUCKET = ["S3_BUCKET", "S3_ENDPOINT", "S3_KEY_ID", "S3_SECRET"] as const;

const COPIES = ["BACKUP_ENDPOINT", "BACKUP_KEY_ID", "BACKUP_SECRET"] as const;

/** Half of a pair is a mistake: the shop would start without what its owner set up. */
function requireBoth(env: Env, given: keyof Env, missing: keyof Env): void {
  if (env[given] !== undefined && env[missing] === undefined) {
    throw new EnvError(`${missing} is required when ${given} is set.`);
  }
}

let parsed: Env | undefined;

/** The environment of this process, parsed on first use. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Reports whether the shop was started with the keys of a payment gateway. */
export const hasGatewayKeys = (gateway: keyof typeof GATEWAY_KEYS): boolean =>
  GATEWAY_KEYS[gateway].every((name) => env()[name] !== undefined);

/** Returns true while `next build` renders pages, when there is no database. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
