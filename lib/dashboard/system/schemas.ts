import { knownPassword, momentField } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { PASSWORD_LENGTH } from "@/lib/base/input/lengths";
import { z } from "@/lib/base/input/zod";

export const healthSchema = z.object({ status: z.enum(["ok", "unavailable"]) });

export const readinessSchema = healthSchema.extend({
  missing: z.array(z.string()).describe("What the shop waits for; empty when it is ready"),
});

/** Background queues, in display order. */
export const QUEUE_NAMES = [
  ...(["mail", "webhook", "push", "whatsapp"] as const),
  ...(["refund", "einvoice"] as const),
] as const;

const queueStateSchema = z.object({
  name: z.enum(QUEUE_NAMES),
  waiting: z.int().describe("To be done, now or at a later attempt"),
  oldestWaitingAt: z.iso.datetime().nullable(),
  failed: z.int().describe("Given up"),
});

const failedJobSchema = z.object({
  _id: z.uuid(),
  queue: z.enum(QUEUE_NAMES),
  template: z
    .string()
    .nullable()
    .describe("Of an email or a WhatsApp message; a webhook's or notification's event"),
  about: z
    .string()
    .nullable()
    .describe("An order's or a document's number, or a webhook's host; never who it goes to"),
  reason: z.string().nullable().describe("The last attempt's failure, in the program's words"),
  attempts: z.int().nullable(),
  queuedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
});

/** Written by the backup command under the key `lastBackup` of the shop's state. */
export const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  bytes: z.number(),
  file: z.string(),
});

export const backupRunSchema = z.object({
  _id: z.uuid(),
  state: z.enum(["waiting", "running", "done", "failed"]),
  isScheduled: z.boolean().describe("By the time of day in the settings; otherwise an admin asked"),
  requestedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  machine: z.string().nullable().describe("On whose disk it lies"),
  file: z.string().nullable(),
  bytes: z.number().nullable(),
  failure: z.string().nullable().describe("Why there is no file, and what to do"),
  canDownload: z.boolean().describe("The file lies on the machine that answers"),
  copy: z
    .object({
      state: z.enum(["running", "done", "failed"]),
      at: z.iso.datetime().nullable().describe("When it arrived"),
      bytes: z.number().nullable(),
      failure: z.string().nullable().describe("Why there is none, in the bucket's words"),
    })
    .nullable()
    .describe("Its encrypted copy in a bucket; null where none was begun"),
});

/** Longer than a password, because a thief of the file can try any number of passphrases. */
export const LEAST_PASSPHRASE = 14;

export const downloadBackupSchema = z.object({
  currentPassword: knownPassword.optional().describe("Needed where the account has a password"),
  twoFactorToken: z.string().trim().min(1, "Enter the code.").max(40).meta({ example: "492817" }),
  passphrase: z
    .string()
    .min(LEAST_PASSPHRASE, `Use at least ${LEAST_PASSPHRASE} characters`)
    .max(PASSWORD_LENGTH.most, atMostCharacters(PASSWORD_LENGTH.most))
    .meta({ example: "four paper kites above the mill" }),
});

export const systemSchema = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  uptimeSeconds: z.int(),
  memory: z
    .object({
      bytes: z.number(),
      keptBytes: z.number().describe("Pages and answers that are kept for the next who asks"),
      mostKeptBytes: z.number().describe("What they may take at most"),
    })
    .describe("Of the web process that answers this"),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    latencyMs: z.number().describe("Of one trivial query, measured now"),
    connections: z.int(),
    maxConnections: z.int(),
  }),
  migrations: z.object({
    applied: z.int(),
    pending: z.array(z.string()),
    failed: z.array(z.string()),
    last: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
  }),
  queue: z
    .object({
      waiting: z.int().describe("To be sent, now or at a later attempt"),
      retrying: z.int().describe("Of these, how many have failed before"),
      active: z.int(),
      oldestWaitingAt: z.iso.datetime().nullable(),
      failed: z.int().describe("Given up; an admin can send them again"),
    })
    .describe("Emails alone"),
  queues: z.array(queueStateSchema).describe("Emails and all else"),
  failedJobs: z
    .array(failedJobSchema)
    .describe("Newest first, at most 50: of each queue what failed last"),
  storage: z.object({
    kind: z.enum(["disk", "uploadthing", "s3"]).describe("Where new pictures go"),
    files: z.int().describe("On this machine's disk"),
    bytes: z.number(),
    freeBytes: z.number(),
    remoteImages: z.int().describe("Pictures at UploadThing and in a bucket"),
  }),
  mail: z.object({
    kind: z.enum(["smtp", "outbox"]),
    host: z.string().nullable().describe("Host and port of the mail server, without credentials"),
    encrypted: z.boolean(),
  }),
  lastBackup: lastBackupSchema
    .nullable()
    .describe("The last good one, no matter who made it: the shop or the command"),
  backups: z
    .object({
      folder: z.string().describe("Where they lie on the shop's machine"),
      at: z.string().describe("When one is made daily, in India; empty for never"),
      kept: z.int().describe("How many of its own the shop keeps"),
      runs: z.array(backupRunSchema).describe("The shop's last seven, newest first"),
      copies: z
        .object({
          place: z.string().describe("Bucket and folder"),
          lastAt: z.iso.datetime().nullable().describe("When the last copy arrived"),
          lastBytes: z.number().nullable(),
          isLate: z.boolean().describe("The last one is older than two days"),
        })
        .nullable()
        .describe("Null where the shop copies none to a bucket"),
    })
    .describe("Those that the shop makes by itself or for an admin"),
  auditChain: z
    .object({ entries: z.number(), hash: z.string() })
    .nullable()
    .describe("The newest link; null before the first entry"),
});

export type System = z.output<typeof systemSchema>;
export type BackupRun = z.output<typeof backupRunSchema>;
export type QueueState = z.output<typeof queueStateSchema>;
export type FailedJob = z.output<typeof failedJobSchema>;

export const retryMailsSchema = z.object({
  failedBefore: momentField().describe("Leaves alone what failed later, which nobody has seen yet"),
});

export const retriedMailsSchema = z.object({ retried: z.int() });
