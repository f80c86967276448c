import "server-only";
import { readFile } from "node:fs/promises";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { emailField } from "@/lib/base/input/fields";
import { counted } from "@/lib/base/text/counts";
import type { PrismaClient } from "@/lib/db/generated/client";
import {
  BREACH_EXAMPLE,
  breachFactsSchema,
  type BreachFacts,
} from "@/lib/messaging/email/breach-facts";
import { sendMails } from "@/lib/messaging/email/queue";
import { operatorActor } from "../actor";
import { OperatorError, UsageError, type Command, type Input } from "../command";
import { givenPath } from "../given-path";
import { openPreparedShop } from "../shop";

export const command: Command = {
  name: "breach:notify",
  summary:
    "Tells the people affected by a breach of personal data, and the Data Protection Board, by email.",
  usage: "<facts.json> (--all | --to <file>) [--board <address>] [--dry-run]",
  flags: [
    ["--all", "everybody with an account, an order, an offer or a message"],
    ["--to <file>", "the addresses in this file, one a line"],
    ["--board <address>", "also sends the report that is due within 72 hours"],
    ["--dry-run", "says who would be told, and tells nobody"],
    ["--example", "prints facts.json to fill in"],
  ],
  options: {
    all: { type: "boolean" },
    to: { type: "string" },
    board: { type: "string" },
    "dry-run": { type: "boolean" },
    example: { type: "boolean" },
  },
  files: { least: 0, most: 1 },
  run: async (input) => {
    if (input.has("example")) {
      process.stdout.write(`${JSON.stringify(BREACH_EXAMPLE, null, 2)}\n`);
      return 0;
    }
    const facts = await factsIn(input);
    const board = boardIn(input);
    const listed = await listedIn(input);
    const { db } = await openPreparedShop();
    const emails = listed ?? (await everybody(db));
    const told = await isReported(db, facts.reference);
    const missing = emails.filter((email) => !told.has(email));
    const isBoardDue = board !== undefined && !told.has(board);
    const plan = `${counted(missing.length, "person", "people")} to tell of ${facts.reference}, ${emails.length - missing.length} told before${isBoardDue ? ", and the Board" : ""}`;
    if (input.has("dry-run")) {
      process.stdout.write(`${plan}\n`);
      return 0;
    }
    const actor = operatorActor();
    await notifyBreach({
      db,
      actor,
      facts,
      emails: missing,
      board: isBoardDue ? board : undefined,
    });
    process.stdout.write(`${plan}: queued\n`);
    return 0;
  },
};

async function factsIn({ files: [file] }: Input): Promise<BreachFacts> {
  if (!file) throw new UsageError("The name of the file with the facts is missing.");
  const text = await readGiven(file);
  const facts = breachFactsSchema.safeParse(jsonIn(text));
  if (facts.success) return facts.data;
  const [issue] = facts.error.issues;
  throw new OperatorError(`${file}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError("The file with the facts is no JSON; --example prints one.");
  }
}

async function readGiven(file: string): Promise<string> {
  try {
    return await readFile(givenPath(file), "utf8");
  } catch {
    throw new OperatorError(`${file} cannot be read.`);
  }
}

function boardIn(input: Input): string | undefined {
  const given = input.text("board");
  if (given === undefined) return undefined;
  const board = emailField.safeParse(given);
  if (board.success) return board.data;
  throw new UsageError("--board must be an email address.");
}

/** The addresses of the file; undefined for --all. */
async function listedIn(input: Input): Promise<string[] | undefined> {
  const file = input.text("to");
  if (input.has("all") === (file !== undefined)) throw new UsageError("Give either --all or --to.");
  if (file === undefined) return undefined;
  const listed = (await readGiven(file)).split("\n").map((line) => line.trim());
  const emails = listed.filter(Boolean).map((line, n) => {
    const email = emailField.safeParse(line);
    if (email.success) return email.data;
    throw new OperatorError(`${file}: "${line}" (address ${n + 1}) is no email address.`);
  });
  return [...new Set(emails)];
}

async function everybody(db: PrismaClient): Promise<string[]> {
  const rows = await db.$queryRaw<{ email: string }[]>`
    SELECT lower("email") AS email FROM "users"
    UNION SELECT lower("email") FROM "orders" WHERE "email" IS NOT NULL
    UNION SELECT lower("email") FROM "offers" WHERE "email" IS NOT NULL
    UNION SELECT lower("email") FROM "contact_messages" WHERE "email" IS NOT NULL
    UNION SELECT lower("email") FROM "newsletter_subscriptions"
    ORDER BY email`;
  return rows.map(({ email }) => email);
}

async function isReported(db: PrismaClient, reference: string): Promise<Set<string>> {
  const rows = await db.breachNotice.findMany({ where: { reference }, select: { email: true } });
  return new Set(rows.map(({ email }) => email));
}

/** Addresses of one transaction. */
const BATCH = 500;

export interface NotifyBreachOptions {
  db: PrismaClient;
  actor: AuditActor;
  facts: BreachFacts;
  /** Lower case, each once. */
  emails: readonly string[];
  /** The Data Protection Board's address, where its report is due. */
  board: string | undefined;
}

/**
 * Queues the notices of a breach. Each address gets one, however often this runs, also when a run was broken off; facts
 * that changed since go to those who are told later. The Board is told last, so that its report counts the others.
 */
export async function notifyBreach(options: NotifyBreachOptions): Promise<void> {
  const { emails, board } = options;
  for (let at = 0; at < emails.length; at += BATCH) {
    await tell(options, emails.slice(at, at + BATCH), false);
  }
  if (board !== undefined) await tell(options, [board], true);
}

async function tell(
  { db, actor, facts }: NotifyBreachOptions,
  emails: readonly string[],
  toBoard: boolean,
): Promise<void> {
  const { reference } = facts;
  await db.$transaction(async (tx) => {
    await tx.breach.upsert({
      where: { reference },
      create: { reference, facts },
      update: { facts },
      select: { reference: true },
    });
    const added = await tx.breachNotice.createManyAndReturn({
      data: emails.map((email) => ({ reference, email, toBoard })),
      skipDuplicates: true,
      select: { id: true },
    });
    if (added.length === 0) return;
    const template = toBoard ? "breach-board" : "breach-notice";
    await sendMails(
      tx,
      added.map(({ id }) => ({ template, breachNoticeId: id })),
    );
    await recordAudit(tx, {
      event: "Breach Notified",
      actor,
      status: "warning",
      description: toBoard
        ? `The Data Protection Board is notified of the breach ${reference}`
        : `${counted(added.length, "person", "people")} are notified of the breach ${reference}`,
      details: { breach: reference, notices: added.length, toBoard },
    });
  });
}
