import { parseArgs, type ParseArgsConfig } from "node:util";
import { emailField } from "@/lib/base/input/fields";

/** The parts of an operator's command, and how its arguments are read. */

export interface Command {
  /** The name after `npm run shop --`. */
  name: string;
  /** One sentence for people. */
  summary: string;
  /** The arguments in the usage line, such as "[file]". */
  usage: string;
  /** Each flag with its description. */
  flags: readonly (readonly [flag: string, meaning: string])[];
  options: NonNullable<ParseArgsConfig["options"]>;
  /** Minimum and maximum number of positional arguments. */
  files?: { least: number; most: number };
  /** Resolves to the exit status. */
  run(input: Input): Promise<number>;
}

export interface Input {
  text(name: string): string | undefined;
  has(name: string): boolean;
  files: readonly string[];
}

/** Wrong arguments: prints the mistake in one line, followed by the usage. */
export class UsageError extends Error {}

/** A problem that the operator can fix: prints one line that says what to do. */
export class OperatorError extends Error {}

export function formatHelp({ name, summary, usage, flags }: Command): string {
  const rows = [...flags, ["--help", "shows this"] as const];
  const width = Math.max(...rows.map(([flag]) => flag.length));
  const lines = rows.map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`);
  return `${summary}\n\nUsage: npm run shop -- ${name}${usage && ` ${usage}`}\n\n${lines.join("\n")}\n`;
}

/**
 * Returns undefined when help is requested.
 * @throws UsageError for wrong arguments
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
    // Node's hints after the first sentence are meant for programmers.
    const [sentence = ""] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, "")}.`);
  }
}

/** @throws UsageError when it is missing or not an email address */
export function emailOption(input: Input): string {
  const email = emailField.safeParse(input.text("email") ?? "");
  if (email.success) return email.data;
  throw new UsageError("--email must name an account, such as --email asha@example.in.");
}
