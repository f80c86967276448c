import { z } from "@/lib/base/input/zod";

/**
 * A backup is one gzipped tar file. Its members, in this order:
 *
 *   database/<table>.<part>.copy   rows in PostgreSQL's COPY text format; a part contains whole rows
 *   queue/mail.<part>.copy         waiting mails, and those that were given up
 *   uploads/<name>                 pictures
 *   private/<key>                  artwork and proofs; since format 2
 *   auth-secret                    only when the shop made it itself
 *   manifest.json                  describes all of this; last, so that a file cut short has none
 *
 * Rows are text rather than binary, so that any later PostgreSQL, and people, can read them.
 */

/** Increases when an older program could no longer read what this one writes. */
export const FORMAT = 2;

export const MANIFEST = "manifest.json";
export const SECRET = "auth-secret";
export const QUEUE_TABLE = "mail";
const DATABASE_FOLDER = "database";
const QUEUE_FOLDER = "queue";

/** The folders of the data directory whose files are part of a backup. */
export const FILE_FOLDERS = ["uploads", "private"] as const;

export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Bytes of one part of a table's rows; the memory of a backup grows with it. */
export const PART_BYTES = 4 * 1024 * 1024;

const part = (n: number) => String(n).padStart(4, "0");

export const memberName = {
  table: (table: string, n: number) => `${DATABASE_FOLDER}/${table}.${part(n)}.copy`,
  queue: (n: number) => `${QUEUE_FOLDER}/${QUEUE_TABLE}.${part(n)}.copy`,
  file: (folder: FileFolder, file: string) => `${folder}/${file}`,
};

export type MemberKind =
  | { kind: "table"; table: string }
  | { kind: "queue" }
  | { kind: "file"; folder: FileFolder; file: string }
  | { kind: "secret" }
  | { kind: "manifest" };

/** Returns the kind of a member by its name; undefined for a name that is not part of a backup. */
export function getMemberKind(name: string): MemberKind | undefined {
  if (name === MANIFEST) return { kind: "manifest" };
  if (name === SECRET) return { kind: "secret" };
  const [, folder, remaining = ""] = /^([a-z]+)\/(.+)$/.exec(name) ?? [];
  const files = FILE_FOLDERS.find((name) => name === folder);
  if (files)
    return isSafe(remaining) ? { kind: "file", folder: files, file: remaining } : undefined;
  const [, table] = /^([a-z_]+)\.\d+\.copy$/.exec(remaining) ?? [];
  if (folder === DATABASE_FOLDER && table) return { kind: "table", table };
  if (folder === QUEUE_FOLDER && table === QUEUE_TABLE) return { kind: "queue" };
  return undefined;
}

/** Refuses names that lead out of the folder into which the file is written. */
function isSafe(file: string): boolean {
  return file
    .split("/")
    .every((step) => step !== "" && step !== "." && step !== ".." && !/[\\\0]/.test(step));
}

const memberSchema = z.object({
  name: z.string(),
  bytes: z.int().min(0),
  /** Hexadecimal. */
  sha256: z.string().length(64),
});

export type Member = z.output<typeof memberSchema>;

const identifier = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/);

export const manifestSchema = z.object({
  format: z.literal([1, FORMAT]),
  shopVersion: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Migrations applied when the backup was made, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Parents come before the tables that refer to them. */
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier).min(1), rows: z.int().min(0) }),
  ),
  mails: z.object({ columns: z.array(identifier).min(1), rows: z.int().min(0) }),
  pictures: z.int().min(0),
  /** Pictures that the shop shows and that were not on disk. */
  missingPictures: z.array(z.string()),
  auditHead: z.object({ seq: z.int().min(0), hash: z.string() }),
  /** Shows whether AUTH_SECRET is the same, without revealing it. */
  secretFingerprint: z.string(),
  members: z.array(memberSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
