import { describe, expect, it } from "vitest";
import { formatHelp, readInput, UsageError, type Command } from "./command";

const command: Command = {
  name: "backup",
  summary: "Writes a backup.",
  usage: "[file]",
  flags: [["--email <address>", "whose"]],
  options: { email: { type: "string" }, promote: { type: "boolean" } },
  files: { least: 0, most: 1 },
  run: () => Promise.resolve(0),
};

const read = (...args: string[]) => readInput(command, args);

describe("arguments of a command", () => {
  it("are read by name and by place", () => {
    const input = read("--email", "a@b.in", "shop.tar.gz");
    expect(input?.text("email")).toBe("a@b.in");
    expect(input?.has("promote")).toBe(false);
    expect(input?.files).toEqual(["shop.tar.gz"]);
  });

  it("may ask for help instead", () => {
    expect(read("--help", "--email", "x")).toBeUndefined();
    expect(formatHelp(command)).toBe(
      "Writes a backup.\n\nUsage: npm run shop -- backup [file]\n\n" +
        "  --email <address>  whose\n  --help             shows this\n",
    );
  });

  it.each([
    [["--emial", "x"], "Unknown option '--emial'."],
    [["--email"], "Option '--email <value>' argument missing."],
    [["a", "b"], 'What is "b" for?'],
  ])("are refused in one line: %j", (args, message) => {
    expect(() => read(...args)).toThrow(new UsageError(message));
  });

  it("may not leave a needed file out", () => {
    const needy = { ...command, files: { least: 1, most: 1 } };
    expect(() => readInput(needy, [])).toThrow(new UsageError("The name of a file is missing."));
  });
});
