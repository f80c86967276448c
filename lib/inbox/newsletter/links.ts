import "server-only";
import { createHmac } from "node:crypto";
import { acceptedKeys, currentKey, isSameSecret } from "@/lib/base/secrets";
import { isUuid } from "@/lib/base/uuid";
import { MAIL_LISTS, type MailList } from "./lists";

/**
 * The links of mails that a person can do without. Each names a row and carries a MAC, so that the table
 * holds nothing that confirms or ends anything. A link that ends mails works again and again, for as long
 * as its key is accepted, because a mail may be opened years later.
 */

function macOf(key: Buffer, what: string): string {
  return createHmac("sha256", key).update(what).digest("base64url");
}

const isAuthentic = (mac: string, what: string) =>
  acceptedKeys("subscription").some((key) => isSameSecret(mac, macOf(key, what)));

const unsubscription = (list: MailList, id: string) => `unsubscribe:${list}:${id}`;

/** Ends the mails of a list: of the newsletter's by its subscription, of an order's by the order. */
export function unsubscribeText(list: MailList, id: string): string {
  return `${list}.${id}.${macOf(currentKey("subscription"), unsubscription(list, id))}`;
}

/** What a link would end; undefined for one that is not ours. */
export function readUnsubscribeText(text: string): { list: MailList; id: string } | undefined {
  const [name, id = "", mac = ""] = text.split(".");
  const list = MAIL_LISTS.find((known) => known === name);
  if (!list || !isUuid(id) || !isAuthentic(mac, unsubscription(list, id))) return undefined;
  return { list, id };
}

const confirmation = (id: string, sentAt: Date) => `confirm:${id}:${sentAt.getTime()}`;

/** Confirms a subscription; the one that was mailed before it works no more. */
export function confirmText({ id, linkSentAt }: { id: string; linkSentAt: Date }): string {
  return `${id}.${macOf(currentKey("subscription"), confirmation(id, linkSentAt))}`;
}

/** The id that a link names, which is not to be believed before `isConfirmText` has seen its row. */
export function namedSubscription(text: string): string | undefined {
  const [id = ""] = text.split(".");
  return isUuid(id) ? id : undefined;
}

export function isConfirmText(
  text: string,
  { id, linkSentAt }: { id: string; linkSentAt: Date | null },
): boolean {
  const [, mac = ""] = text.split(".");
  return linkSentAt !== null && isAuthentic(mac, confirmation(id, linkSentAt));
}
