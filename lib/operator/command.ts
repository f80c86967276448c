import { parseArgs, type ParseArgsConfig } from "node:util";
import { emailField } from "@/lib/base/input/fields";

/** What a command of the operator's is made of, and how its arguments are read. */

export interface Command {
  /** As after `npm run shop --`. */
  name: string;
  /** One sentence for people. */
  summary: string;
  /** What stands after `--`, such as "[file]". */
  usage: string;
  /** Each flag with what it does. */
  flags: readonly (readonly [flag: string, meaning: string])[];
  options: NonNullable<ParseArgsConfig["options"]>;
  /** How many arguments without a name it takes. */
  files?: { least: number; most: number };
  /** Answers the exit status. */
  run(input: Input): Promise<number>;
}

export interface Input {
  text(name: string): string | undefined;
  has(name: string): boolean;
  files: readonly string[];
}

/** Wrong arguments: one line that says what is wrong; the usage follows it. */
export class UsageError extends Error {}

/** Something that the operator can set right: one line that says what to do. */
export class OperatorError extends Error {}

export function helpOf({ name, summary, usage, flags }: Command): string {
  const rows = [...flags, ["--help", "shows this"] as const];
  const width = Math.max(...rows.map(([flag]) => flag.length));
  const lines = rows.map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`);
  return `${summary}\n\nUsage: npm run shop -- ${name}${usage && ` ${usage}`}\n\n${lines.join("\n")}\n`;
}

/**
 * Undefined when help is asked for.
 * @throws UsageError
 */
export function readInput(command: Command, args: string[]): Input | undefined {
  const { values, positionals } = parse(command, args);
  if (values.help === true) return undefined;
  const { least, most } = command.files ?? { least: 0, most: 0 };
  if (positionals.length > most) throw new UsageError(`What is "${positionals[most]}" for?`);
  if (positionals.length < least) throw new UsageError("The name of a file is missing.");
  return {
    text: (name) => {
      const value = values[name];
      return typeof value === "string" ? value : undefined;
    },
    has: (name) => values[name] === true,
    files: positionals,
  };
}

interface Parsed {
  values: Record<string, unknown>;
  positionals: string[];
}

function parse(command: Command, args: string[]): Parsed {
  const options = { ...command.options, help: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's own hints, after the first sentence, are about programming.
    const [sentence = ""] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, "")}.`);
  }
}

/** @throws UsageError when it is missing or no address */
export function emailOption(input: Input): string {
  const email = emailField.safeParse(input.text("email") ?? "");
  if (email.success) return email.data;
  throw new UsageError("--email must name an account, such as --email asha@example.in.");
}
