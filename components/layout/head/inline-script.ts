import { inlineJson } from "@/lib/base/text/escape-markup";

/**
 * The source of a script that stands in a page and runs at once.
 * @param run uses its input and the browser, and nothing of its module: it is written into the page as it is
 */
export const inlineScript = <Input>(run: (input: Input) => void, input: Input): string =>
  `(${String(run)})(${inlineJson(input)})`;
