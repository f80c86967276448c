import "server-only";
import { createInterface, type Interface } from "node:readline/promises";
import { Writable } from "node:stream";
import { PASSWORD_LENGTH, PASSWORD_LENGTH_TEXT } from "@/lib/base/input/password-length";
import { OperatorError } from "./command";

/** Where the password of a new admin comes from; never from the arguments, which every process can read. */

/**
 * What the operator typed; undefined where one is to be made.
 * @throws OperatorError for one that is too short or too long
 */
export async function chosenPassword(fromInput: boolean): Promise<string | undefined> {
  const typed = await typedPassword(fromInput);
  if (!typed && !fromInput) return undefined;
  if (typed.length < PASSWORD_LENGTH.least || typed.length > PASSWORD_LENGTH.most) {
    throw new OperatorError(`A password has ${PASSWORD_LENGTH_TEXT}; nothing was changed.`);
  }
  return typed;
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
