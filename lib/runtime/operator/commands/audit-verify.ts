import "server-only";
import { verifyAuditChain, type BrokenRow, type ChainHead } from "@/lib/audit/verify-chain";
import { countText } from "@/lib/base/text/counts";
import { UsageError, type Command } from "../command";
import { openPreparedShop } from "../shop";

export const command: Command = {
  name: "audit:verify",
  summary: "Reads the whole audit log and says whether anything in it was altered or removed.",
  usage: "[--since <head>]",
  flags: [
    ["--since <head>", "a head noted earlier, as a backup prints it, which must still be there"],
  ],
  options: { since: { type: "string" } },
  run: async (input) => {
    const since = input.text("since");
    const known = since === undefined ? {} : { knownHead: toHead(since) };
    const { db } = await openPreparedShop();
    const { entries, head, broken } = await verifyAuditChain(db, known);
    if (broken) {
      process.stderr.write(brokenText(broken));
      return 1;
    }
    process.stdout.write(
      `The audit log is whole: ${countText(entries)} entries, head ${head.seq}:${head.hash}\n`,
    );
    return 0;
  },
};

function toHead(text: string): ChainHead {
  const [, seq, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? [];
  if (seq && hash) return { seq: Number(seq), hash };
  throw new UsageError(
    "--since takes a head, such as 42:9f86d081… with 64 digits after the colon.",
  );
}

function brokenText({ seq, auditLogId, timestamp, reason }: BrokenRow): string {
  const link = seq === null ? "no link" : `link ${seq}`;
  const entry = auditLogId ? `, entry ${auditLogId}` : "";
  const time = timestamp ? `, of ${timestamp.toISOString()}` : "";
  return `The audit log is broken at ${link}${entry}${time}. ${reason}\n`;
}
