import { useId, useState } from "react";
import { GuardedMessageForm } from "@/components/shared/thread/message-form";
import { PostList } from "@/components/shared/thread/post-list";
import { offerPosts } from "@/components/domain/offer/offer-messages";
import { Card } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { DeskProps } from "./offer-desk-props";

/** Messages between buyer and shop about an offer, with the shop's own notes. */
export function StaffMessages({ offer, onChanged }: DeskProps) {
  const id = useId();
  const [internal, setInternal] = useState(false);
  const mayWrite = useMay("offers.write");

  async function send(text: string) {
    const params = { id: offer._id };
    onChanged(await call("POST /admin/offers/{id}/messages", { params, body: { text, internal } }));
    toast(
      internal
        ? { title: "Note Kept", description: "The buyer does not see it." }
        : { title: "Message Sent", description: `${offer.name} reads it with the offer.` },
    );
  }

  return (
    <Card className="space-y-5 p-5 sm:p-6">
      <h2 className="text-heading">Messages</h2>
      {offer.messages.length > 0 && (
        <PostList label="Messages about this offer" posts={offerPosts(offer)} />
      )}
      {mayWrite && (
        <div>
          <label
            htmlFor={id}
            className="mb-3 inline-flex min-h-11 items-center gap-3 text-[0.9375rem]"
          >
            <Switch id={id} checked={internal} onCheckedChange={setInternal} />
            Only a note for the shop
          </label>
          <GuardedMessageForm
            label={internal ? "Note" : "Message to the buyer"}
            button={internal ? "Keep Note" : "Send Message"}
            send={send}
          />
        </div>
      )}
    </Card>
  );
}
