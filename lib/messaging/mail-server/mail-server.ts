import "server-only";
import { env } from "@/lib/base/env";
import { sealSecret, unsealSecret } from "@/lib/base/secrets/secret-box";
import { parseJson } from "@/lib/base/text/parse-json";
import { z } from "@/lib/base/input/zod";
import type { Db, Transaction } from "@/lib/db/client";
import { type MAIL_SOURCES, mailServerSchema, type MailServerAnswer } from "./schemas";

/** The key of the shop's state under which its mail server is stored; the password is sealed for it. */
export const MAIL_SERVER = "mailServer";

const storedSchema = mailServerSchema.extend({ password: z.string() });

/** As stored; `password` is sealed, or empty for none. */
export type StoredServer = z.output<typeof storedSchema>;

const NONE: StoredServer = { host: "", port: 587, user: "", password: "", from: "" };

/** A shop without a server of its own, and one whose record cannot be read, has none. */
export async function readStoredServer(db: Db): Promise<StoredServer> {
  const value = await readValue(db);
  return storedSchema.safeParse(parseJson(value)).data ?? NONE;
}

async function readValue(db: Db): Promise<string> {
  const row = await db.setting.findUnique({
    where: { key: MAIL_SERVER },
    select: { value: true },
  });
  return row?.value ?? "";
}

export async function writeStoredServer(tx: Transaction, server: StoredServer): Promise<void> {
  const value = JSON.stringify(server);
  await tx.setting.upsert({
    where: { key: MAIL_SERVER },
    create: { key: MAIL_SERVER, value },
    update: { value },
  });
}

export const sealPassword = (password: string): string =>
  password === "" ? "" : sealSecret("mail", password, MAIL_SERVER);

/** The server that sends the shop's mails. */
export interface MailServer {
  source: (typeof MAIL_SOURCES)[number];
  /** With its credentials; null: mails are kept as files. */
  url: string | null;
  /** Undefined: the shop's name and email. */
  from: string | undefined;
}

/** Port 465 is encrypted from the beginning; on any other the connection is upgraded before anything is sent. */
const IMPLICIT_TLS = 465;

export async function readMailServer(db: Db): Promise<MailServer> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL) return { source: "environment", url: SMTP_URL, from: MAIL_FROM };
  const stored = await readStoredServer(db);
  const from = stored.from || MAIL_FROM;
  if (stored.host === "") return { source: "files", url: null, from };
  return { source: "settings", url: toUrl(stored), from };
}

/** One whose password no accepted AUTH_SECRET opens is asked without it, and says what it thinks of that. */
function toUrl({ host, port, user, password }: StoredServer): string {
  const url = new URL(`${port === IMPLICIT_TLS ? "smtps" : "smtp"}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  const opened = password === "" ? undefined : unsealSecret("mail", password, MAIL_SERVER);
  if (opened) url.password = encodeURIComponent(opened.secret);
  return url.href;
}

export async function answerMailServer(db: Db): Promise<MailServerAnswer> {
  const { password, ...stored } = await readStoredServer(db);
  const { source, url } = await readMailServer(db);
  return { source, ...stored, hasPassword: password !== "", used: url && new URL(url).host };
}

/**
 * Seals a password that is still under the previous AUTH_SECRET under the current one. Returns how many were sealed
 * anew, and how many cannot be opened.
 */
export async function resealMailPassword(db: Db): Promise<{ resealed: number; lost: number }> {
  const before = await readValue(db);
  const stored = storedSchema.safeParse(parseJson(before)).data ?? NONE;
  if (stored.password === "") return { resealed: 0, lost: 0 };
  const opened = unsealSecret("mail", stored.password, MAIL_SERVER);
  if (!opened) return { resealed: 0, lost: 1 };
  if (!opened.stale) return { resealed: 0, lost: 0 };
  const value = JSON.stringify({ ...stored, password: sealPassword(opened.secret) });
  // What is saved meanwhile is new already.
  const where = { key: MAIL_SERVER, value: before };
  const { count } = await db.setting.updateMany({ where, data: { value } });
  return { resealed: count, lost: 0 };
}
