import { inlineJson } from "@/lib/base/text/escape-markup";

/**
 * The source of a script that is inlined in a page and runs at once.
 * @param run uses only its input and browser globals, nothing of its module: its source is written into the page
 */
export const inlineScript = <Input>(run: (input: Input) => void, input: Input): string =>
  `(${String(run)})(${inlineJson(input)})`;
