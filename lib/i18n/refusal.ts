import { AppError, type ErrorCode, type ErrorDetails } from "../base/errors";
import { inEnglish, type Translate } from "./translate";

interface RefusalDetails extends Omit<ErrorDetails, "fields"> {
  /** The field that shows it. */
  at?: string;
}

/** An error whose words hold values. `message` is English, for logs; the API says it in its caller's language. */
export class Refusal extends AppError {
  readonly words: (t: Translate) => string;

  constructor(
    code: ErrorCode,
    words: (t: Translate) => string,
    { at, ...details }: RefusalDetails = {},
  ) {
    const message = words(inEnglish);
    super(code, message, at === undefined ? details : { ...details, fields: { [at]: message } });
    this.words = words;
  }
}

/**
 * Refuses what a field says, where there is a problem.
 * @throws AppError invalid_input
 */
export function refuse(at: string, problem: (t: Translate) => string | null): void {
  if (problem(inEnglish) === null) return;
  throw new Refusal("invalid_input", (t) => problem(t) ?? "", { at });
}
