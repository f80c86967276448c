/**
 * The apostrophe that csvStream puts before a text that a spreadsheet would run as a formula. A file
 * that comes back has it still, because a spreadsheet that reads a CSV file takes it for part of the text.
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

export function withFormulaMark(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function withoutFormulaMark(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
