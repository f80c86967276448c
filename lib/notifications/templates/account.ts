import { greetingName } from "../plain-text";

/** An account as mails tell of it. */
export interface MailedAccount {
  name: string;
  email: string;
}

/** A link that proves who reads a mailbox, with the account that it belongs to. */
export interface MailedLink {
  account: MailedAccount;
  /** The address that the link is mailed to and proves. */
  email: string;
  /** For a change of address: the one that it replaces. */
  previousEmail: string | null;
  /** Whether it can still be used. */
  works: boolean;
  /** The text that stands in the link and opens what it is for. */
  secret: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * "the account of Asha Verma at KLN Packaging". The name is left out where it does not look like one:
 * anybody may open an account with somebody else's address.
 */
export function accountText({ name }: MailedAccount, siteName: string): string {
  const owner = greetingName(name);
  return owner ? `the account of ${owner} at ${siteName}` : `an account at ${siteName}`;
}
