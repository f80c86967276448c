/**
 * A bank's word for a payment, such as a UTR, as it is kept and compared: in capitals, without the
 * spaces that a statement or a person puts into it, and without the zeros by which banks fill numbers up.
 */
export function plainReference(typed: string): string {
  const text = typed.replace(/\s/g, "").toUpperCase();
  return /^0*[1-9]\d*$/.test(text) ? text.replace(/^0+/, "") : text;
}
