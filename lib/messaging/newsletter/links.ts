import "server-only";
import { computeMac, isMac } from "@/lib/base/secrets/mac";
import { isUuid } from "@/lib/base/ids/uuid";
import { MAIL_LISTS, type MailList } from "./lists";

/**
 * Links in optional mails. Each names a row and carries a MAC, so that the table contains no secrets. An unsubscribe
 * link works repeatedly, as long as its key is accepted, because a mail may be opened years later.
 */

const unsubscription = (list: MailList, id: string) => `unsubscribe:${list}:${id}`;

/** Unsubscribes from a list: the newsletter's link names the subscription, an order's link the order. */
export function unsubscribeText(list: MailList, id: string): string {
  return `${list}.${id}.${computeMac("subscription", unsubscription(list, id))}`;
}

/** The list and row that a link unsubscribes from; undefined for a forged link. */
export function readUnsubscribeText(text: string): { list: MailList; id: string } | undefined {
  const [name, id = "", mac = ""] = text.split(".");
  const list = MAIL_LISTS.find((known) => known === name);
  if (!list || !isUuid(id) || !isMac("subscription", mac, unsubscription(list, id)))
    return undefined;
  return { list, id };
}

const confirmation = (id: string, sentAt: Date) => `confirm:${id}:${sentAt.getTime()}`;

/** Confirms a subscription; a newer link invalidates the earlier one. */
export function confirmText({ id, linkSentAt }: { id: string; linkSentAt: Date }): string {
  return `${id}.${computeMac("subscription", confirmation(id, linkSentAt))}`;
}

/** The id named by a link, unverified until `isConfirmText` has checked it against its row. */
export function namedSubscription(text: string): string | undefined {
  const [id = ""] = text.split(".");
  return isUuid(id) ? id : undefined;
}

export function isConfirmText(
  text: string,
  { id, linkSentAt }: { id: string; linkSentAt: Date | null },
): boolean {
  const [, mac = ""] = text.split(".");
  return linkSentAt !== null && isMac("subscription", mac, confirmation(id, linkSentAt));
}
