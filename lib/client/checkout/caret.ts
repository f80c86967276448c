/**
 * Where the caret belongs after `typed`, with the caret at `caret`, was rewritten to `formatted`:
 * behind the same digit as before, so that a correction in the middle stays in the middle.
 */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  let digitsLeft = typed.slice(0, caret).replace(/\D/g, "").length;
  let position = 0;
  while (digitsLeft > 0 && position < formatted.length) {
    if (/\d/.test(formatted.charAt(position))) digitsLeft -= 1;
    position += 1;
  }
  return position;
}
