/** Names that no mail reaches: reserved for examples and tests (RFC 2606, RFC 6761). */
const NOBODYS = /(^|[@.])(example(\.(com|net|org))?|invalid|test|localhost)$/i;

/** Whether nobody can read what is mailed there, such as the address that a shop begins with. */
export function isInvented(address: string): boolean {
  const host = address.slice(address.lastIndexOf("@"));
  return NOBODYS.test(host);
}
