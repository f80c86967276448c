import { EnvError } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { OutdatedDatabaseError } from "@/lib/db/migrations/migration-names";
import { log } from "@/lib/base/log";
import { StartError } from "@/lib/runtime/supervisor/steps";
import { formatHelp, OperatorError, readInput, UsageError, type Command } from "./command";
import { closeAll } from "./shop";

// `npm run shop -- backup` and the operator's other commands. Exit status 0: success; 1: a problem was found; 2: the
// arguments are wrong.

const COMMANDS: Record<string, () => Promise<{ command: Command }>> = {
  "admin:create": () => import("./commands/admin-create"),
  "admin:reset-2fa": () => import("./commands/admin-reset-2fa"),
  backup: () => import("./commands/backup"),
  restore: () => import("./commands/restore"),
  pack: () => import("./commands/pack"),
  migrate: () => import("./commands/migrate"),
  "audit:verify": () => import("./commands/audit-verify"),
  "breach:notify": () => import("./commands/breach-notify"),
  prune: () => import("./commands/prune"),
};

async function runCommand(command: Command, args: string[]): Promise<number> {
  try {
    const input = readInput(command, args);
    if (input) return await command.run(input);
    process.stdout.write(formatHelp(command));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${formatHelp(command)}`);
    return 2;
  }
}

/** Prints one line for what the operator can fix, and the full error otherwise. */
function report(error: unknown): void {
  const known = [OperatorError, StartError, EnvError, AppError, OutdatedDatabaseError].some(
    (kind) => error instanceof kind,
  );
  if (known) process.stderr.write(`${(error as Error).message}\n`);
  else log.error("The command failed", error);
}

async function main([name = "", ...args]: string[]): Promise<number> {
  const load = COMMANDS[name];
  if (!load) {
    const known = Object.keys(COMMANDS).join(", ");
    throw new OperatorError(`Name a command, as in npm run shop -- backup. There are ${known}.`);
  }
  const { command } = await load();
  return runCommand(command, args);
}

/** Closes everything opened, also when the operator interrupts. */
async function end(status: number): Promise<never> {
  await closeAll();
  process.exit(status);
}

process.on("SIGINT", () => void end(130));
process.on("SIGTERM", () => void end(143));

const status = await main(process.argv.slice(2)).catch((error: unknown) => {
  report(error);
  return 1;
});
await end(status);
