const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * SIGN matches characters that a regular expression could interpret; LETTER matches one character of the escaped text,
 * an escaped one with its backslash.
 */
const SIGN = /\W/g;
const LETTER = /\\?./g;

/**
 * Normalises addresses of the same mailbox to one text: upper case, anything after a plus sign and, at Gmail, dots make
 * no difference there.
 */
export function oneMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [local = ""] = address.slice(0, at).toLowerCase().split("+");
  return GMAIL.test(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/**
 * Returns a regular expression, valid in JavaScript and PostgreSQL, that matches every lower-case address of the same
 * mailbox.
 */
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
