"use client";

import { MessageSquareQuote } from "lucide-react";
import { useTranslate } from "#words";
import { momentText } from "@/components/shared/format/dates";
import { EmptyList } from "@/components/shared/list/empty-list";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { QuoteTable } from "@/components/domain/offer/quote-table";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { OwnQuote } from "@/lib/messaging/inbox/schemas";
import { paths } from "@/lib/base/paths";

const load = fetchPage("GET /quote-requests");

/** Lists the account's requests for a price and the shop's answers. */
export function RequestsTab() {
  const t = useTranslate();
  const list = useList({ load, pageSize: 10, notice: "Your requests could not be loaded." });
  const isEmpty = list.value?.items.length === 0;
  return (
    <section aria-label={t("Requests")}>
      <List
        list={list}
        loading={t("Loading your requests")}
        toolbar={
          !isEmpty && (
            <Button asChild variant="outline">
              <Link href={paths.quote()}>{t("Ask for a Price")}</Link>
            </Button>
          )
        }
        count={(page) => !isEmpty && <ListCount page={page} what="requests" />}
        caption={t("Requests for a price, newest first")}
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: "Request",
            isTitle: true,
            cellClassName: "font-normal whitespace-normal",
            cell: (quote) => <Request quote={quote} />,
          },
        ]}
        empty={
          <EmptyList
            as="h2"
            title={t("No Requests Yet")}
            Icon={MessageSquareQuote}
            actions={
              <Button asChild>
                <Link href={paths.quote()}>{t("Ask for a Price")}</Link>
              </Button>
            }
          >
            {t("Ask for the price of your own size or print, and the answer appears here.")}
          </EmptyList>
        }
      />
    </section>
  );
}

function Request({ quote }: { quote: OwnQuote }) {
  const t = useTranslate();
  const { createdAt, answeredAt, request, message, file, order, offer, replies } = quote;
  return (
    <article className="max-w-3xl space-y-3 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={createdAt} className="font-semibold tabular">
          {momentText(new Date(createdAt), t.language)}
        </time>
        <Badge variant={answeredAt ? "default" : "marigold"}>
          {answeredAt ? t("Answered") : t("Waiting")}
        </Badge>
      </p>
      {order && (
        <p>
          {t.parts("Became order {order}", {
            order: (
              <Link href={paths.order(order._id)} className="text-link tabular">
                {order.orderId}
              </Link>
            ),
          })}
        </p>
      )}
      {offer && (
        <p>
          {t.parts("We answer with offer {offer}", {
            offer: (
              <Link href={paths.offer(offer._id)} className="text-link tabular">
                {offer.number}
              </Link>
            ),
          })}
        </p>
      )}
      {request && <QuoteTable details={request} />}
      {message && <p className="break-words whitespace-pre-line">{message}</p>}
      {file && (
        <p className="text-sm text-muted-foreground">
          {t("With the file {name}", { name: file.name })}
        </p>
      )}
      {replies.map((reply) => (
        <div key={reply._id} className="rounded-md border bg-secondary p-3.5">
          <p className="text-sm text-muted-foreground">
            {t.parts("{name}, for the shop", {
              name: <span className="font-semibold text-foreground">{reply.by}</span>,
            })}{" "}
            ·{" "}
            <time dateTime={reply.createdAt} className="tabular">
              {momentText(new Date(reply.createdAt), t.language)}
            </time>
          </p>
          <p className="mt-1.5 break-words whitespace-pre-line">{reply.text}</p>
        </div>
      ))}
    </article>
  );
}
