const GMAIL = /^(gmail|googlemail)\.com$/;

/** What an expression could read as a sign of its own, and one character of it, such a sign with its backslash. */
const SIGN = /\W/g;
const LETTER = /\\?./g;

/**
 * Addresses that end in one mailbox, as one: capitals, what stands after a plus sign and, at Gmail,
 * dots make no difference there.
 */
export function oneMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [local = ""] = address.slice(0, at).toLowerCase().split("+");
  return GMAIL.test(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** Expression, of JavaScript and PostgreSQL alike, that fits every address of the same mailbox in small letters. */
export function mailboxPattern(address: string): string {
  const mailbox = oneMailbox(address);
  const at = mailbox.lastIndexOf("@");
  const local = mailbox.slice(0, at);
  const domain = mailbox.slice(at + 1);
  const [name, host] = GMAIL.test(domain)
    ? [`\\.*${local.replace(SIGN, "\\$&").replace(LETTER, "$&\\.*")}`, "(gmail|googlemail)\\.com"]
    : [local.replace(SIGN, "\\$&"), domain.replace(SIGN, "\\$&")];
  return `^${name}(\\+[^@]*)?@${host}$`;
}
