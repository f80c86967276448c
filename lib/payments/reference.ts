/**
 * A bank's word for a payment, such as a UTR, as it is kept and compared: in capitals, without the
 * spaces that a statement or a person puts into it.
 */
export function plainReference(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}
