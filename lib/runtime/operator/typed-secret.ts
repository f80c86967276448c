import "server-only";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

// A secret is never an argument, because every process can read arguments.

/** The first line of the standard input; empty without one. */
export async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return "";
}

/** Asks questions at the terminal without showing the answers. An empty answer ends it. */
export async function promptHidden(...questions: string[]): Promise<string[]> {
  // The terminal's echo is off while readline reads, and this stream discards readline's own output.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const answers: string[] = [];
  try {
    for (const question of questions) {
      process.stdout.write(question);
      const answer = await terminal.question("");
      process.stdout.write("\n");
      answers.push(answer);
      if (!answer) break;
    }
    return answers;
  } finally {
    terminal.close();
  }
}
