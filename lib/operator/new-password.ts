import "server-only";
import { createInterface, type Interface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordFault } from "@/lib/accounts/new-password";
import { randomPassword } from "@/lib/accounts/password";
import type { Db } from "@/lib/db/client";
import { OperatorError } from "./command";

/** Where the password of a new admin comes from; never from the arguments, which every process can read. */

export interface NewPassword {
  password: string;
  /** Made here, so that it has to be shown once. */
  generated: boolean;
}

/** @throws OperatorError for one that is too short, too long or easy to guess */
export async function newPassword(
  db: Db,
  { fromInput, holder }: { fromInput: boolean; holder: { name: string; email: string } },
): Promise<NewPassword> {
  const typed = await typedPassword(fromInput);
  if (!typed && !fromInput) {
    return { password: randomPassword(), generated: true };
  }
  if (typed.length < 8 || typed.length > 128) {
    throw new OperatorError("A password has 8 to 128 characters; nothing was changed.");
  }
  const fault = await passwordFault(db, typed, holder);
  if (fault) throw new OperatorError(`Nothing was changed. This password ${fault}`);
  return { password: typed, generated: false };
}

async function typedPassword(fromInput: boolean): Promise<string> {
  if (fromInput) return firstLine();
  return process.stdin.isTTY ? askTwice() : "";
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return "";
}

async function askTwice(): Promise<string> {
  // The terminal's own echo is off while readline reads, and its output goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    const password = await ask(terminal, "Password (Enter: one is made and shown): ");
    if (password && password !== (await ask(terminal, "Repeat the password: "))) {
      throw new OperatorError("The two passwords differ; nothing was changed.");
    }
    return password;
  } finally {
    terminal.close();
  }
}

async function ask(terminal: Interface, question: string): Promise<string> {
  process.stdout.write(question);
  const answer = await terminal.question("");
  process.stdout.write("\n");
  return answer;
}
