import { useTranslate } from "#words";
import { GuardedMessageForm } from "@/components/shared/thread/message-form";
import { PostList, type Post } from "@/components/shared/thread/post-list";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { OfferAnswer } from "@/lib/offers/answers";
import { offerCall, type OfferAddress } from "./offer-call";

interface OfferMessagesProps {
  offer: OfferAnswer;
  address: OfferAddress;
  onChanged: (offer: OfferAnswer) => void;
}

/** Messages between buyer and shop about an offer, with a form for the buyer. */
export function OfferMessages({ offer, address, onChanged }: OfferMessagesProps) {
  const t = useTranslate();
  async function send(text: string) {
    onChanged(await call("POST /offers/{id}/messages", { ...offerCall(address), body: { text } }));
    toast({ title: t("Message Sent"), description: t("The answer comes here and by email.") });
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{t("Messages")}</h2>
      {offer.messages.length > 0 && (
        <div className="mb-5">
          <PostList label={t("Messages about this offer")} posts={offerPosts(offer)} />
        </div>
      )}
      <GuardedMessageForm label={t("Message")} button={t("Send Message")} send={send} />
    </Card>
  );
}

export const offerPosts = ({ messages }: OfferAnswer): Post[] =>
  messages.map(({ _id, by, party, internal, text, at }) => ({
    id: _id,
    by,
    text,
    at,
    isOurs: party === "shop",
    isNote: internal,
  }));
