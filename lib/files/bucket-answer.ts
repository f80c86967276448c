import "server-only";

export interface Sending extends RequestInit {
  method: string;
  headers?: Readonly<Record<string, string>>;
}

export type Send = (path: string, init: Sending) => Promise<Response>;

/** An error answer of the storage service. */
export class BucketRefusal extends Error {
  /** The service's own message; empty without one. */
  readonly words: string;

  constructor(message: string, words: string) {
    super(message);
    this.words = words;
  }
}

/** Its message has the status alone, because an error may repeat the requested name. */
export async function refusal(answer: Response, method: string, name: string) {
  const text = await readErrorText(answer);
  const [[code], [message]] = [tagged(text, "Code"), tagged(text, "Message")];
  const words = [code, message].filter(Boolean).join(": ").slice(0, MOST_WORDS);
  return new BucketRefusal(`The bucket answered ${answer.status} to ${method} ${name}.`, words);
}

const MOST_WORDS = 300;
const MOST_ERROR_BYTES = 64 * 1024;

async function readErrorText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_ERROR_BYTES) break;
    }
  } catch {
    // The part received is enough.
  }
  return text;
}

/** The texts of an element; those that are read here have no character that XML writes otherwise. */
export const tagged = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
