import "server-only";
import type { AppError, ErrorDetails } from "@/lib/base/errors";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { getSay } from "@/lib/words/dictionaries";
import { Refusal } from "@/lib/words/refusal";
import { FORM_PATTERNS, sayMessage } from "@/lib/words/say-message";

/** Messages of schemas and rate limits, which are sentences when they come here. */
export const PATTERNS = [
  ...FORM_PATTERNS,
  "Too many attempts. Try again in {seconds} seconds.",
  "A company holds at most {count} GSTINs",
  "Order at most {count} packs at once",
  "A cart holds at most {count} products",
  "An order holds at most {count} products",
  "Ask for at most {count} lines at once",
  "A list has at most {count} lines.",
  "Choose at most {count} weeks.",
  "A company has at most {count} rules",
  "Ask for at most {count} quantities.",
  "Call off at most {count} at once.",
  "Name at most {count} products",
];

/** An error's texts in the language of its caller; in English they are as they were thrown. */
export function sayError(
  error: AppError,
  language: Language,
): Pick<ErrorDetails, "fields"> & { message: string } {
  const { message, details } = error;
  const { fields } = details;
  if (language === DEFAULT_LANGUAGE) return { message, ...(fields && { fields }) };
  const say = getSay(language);
  const said = error instanceof Refusal ? error.words(say) : sayMessage(say, message, PATTERNS);
  if (!fields) return { message: said };
  const sayField = (text: string) => (text === message ? said : sayMessage(say, text, PATTERNS));
  return {
    message: said,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, sayField(text)] as const),
    ),
  };
}
