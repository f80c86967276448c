import type { PrismaClient } from "@/lib/db/generated/client";
import { confirmSubscription } from "@/lib/messaging/newsletter/confirm-subscription";
import { confirmText, unsubscribeText } from "@/lib/messaging/newsletter/links";
import type { MailList } from "@/lib/messaging/newsletter/lists";
import { requestSubscription } from "@/lib/messaging/newsletter/request-subscription";
import { unsubscribe } from "@/lib/messaging/newsletter/unsubscribe";

const FROM = "203.0.113.9";

export function newsletterSteps(db: PrismaClient) {
  const readRow = (email: string) =>
    db.newsletterSubscription.findUniqueOrThrow({ where: { email } });
  /** Subscribes at the checkout as a visitor. */
  const ask = (email: string) =>
    db.$transaction((tx) =>
      requestSubscription(tx, {
        email,
        source: "checkout",
        userId: null,
        actor: { userId: null, identifier: email, name: "Asha (not signed in)" },
        ipAddress: FROM,
      }),
    );
  /** Returns the link of the confirmation email that was queued last. */
  const linkTo = async (email: string): Promise<string> => {
    const { id, linkSentAt } = await readRow(email);
    if (!linkSentAt) throw new Error(`Nothing was mailed to ${email}.`);
    return confirmText({ id, linkSentAt });
  };
  const confirm = (link: string) => confirmSubscription({ db, link, ipAddress: FROM });
  const leave = (list: MailList, id: string) =>
    unsubscribe({ db, link: unsubscribeText(list, id), ipAddress: FROM });
  const subscribe = async (email: string) => {
    await ask(email);
    await confirm(await linkTo(email));
    return readRow(email);
  };
  /** Ages all requests so far by `days`. */
  const wait = (days: number) =>
    db.$executeRaw`UPDATE "newsletter_subscriptions"
      SET "linkSentAt" = "linkSentAt" - make_interval(days => ${days}::int)`;
  const mailed = async (): Promise<number> => {
    const [row] = await db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pgboss.job WHERE data->>'template' = 'newsletter-confirmation'`;
    return Number(row?.count);
  };
  return { rowOf: readRow, ask, linkTo, confirm, leave, subscribe, wait, mailed };
}
