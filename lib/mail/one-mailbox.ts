const GMAIL = /^(gmail|googlemail)\.com$/;

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
