/** Text of a file in UTF-8, UTF-16 or Windows-1252; null when the bytes are no text that can be read with certainty. */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = findEncoding(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // PostgreSQL cannot store the character NUL.
    return text.includes("\0") ? null : text;
  } catch {
    return encoding === "utf-8" ? decodeWindows(bytes) : null;
  }
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

function findEncoding({ 0: first = 0, 1: second = 0, length }: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (length % 2 === 1 || length === 0) return "utf-8";
  // Without a byte order mark: a table begins with a Latin name, whose every other byte is empty in UTF-16.
  if (first !== 0 && second === 0) return "utf-16le";
  return first === 0 && second !== 0 ? "utf-16be" : "utf-8";
}

/** Control characters, which only binary files have, and those that Windows-1252 does not define. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** Characters outside Windows-1252. Their presence shows a damaged UTF-8 text. */
const BEYOND = /[₹\u0900-\u0dff]/;

/** Windows-1252 is what older programs write. */
function decodeWindows(bytes: Uint8Array): string | null {
  if (BEYOND.test(new TextDecoder("utf-8").decode(bytes))) return null;
  const text = new TextDecoder("windows-1252").decode(bytes);
  return CONTROL.test(text) ? null : text;
}
