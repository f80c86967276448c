import { Mail, Phone } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { useClosing } from "@/components/shared/call/use-closing";
import { momentText } from "@/components/shared/format/dates";
import { phoneHref } from "@/components/shared/format/phone-href";
import { MessageForm } from "@/components/shared/thread/message-form";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { Message, MessageStatus } from "@/lib/messaging/inbox/schemas";
import { CustomerLink } from "../shared/customer-link";
import { type AnswerClock, MessageState, OrderLink } from "./message-columns";
import { MessageThread } from "./message-thread";

interface MessageDialogProps {
  message: Message;
  clock: AnswerClock;
  onClose: () => void;
  /** Resolves once the list shows the change. */
  onChanged: (message: Message) => Promise<void>;
}

export function MessageDialog({ message, clock, onClose, onChanged }: MessageDialogProps) {
  const { _id: id, name } = message;
  const [isWriting, setWriting] = useState(false);
  const { close, question } = useClosing(isWriting, onClose);
  const [now] = useState(() => Date.now());
  const way = toChannel(message, now);

  async function reply(text: string) {
    await onChanged(
      await call("POST /admin/messages/{id}/replies", { params: { id }, body: { text } }),
    );
    toast({ title: "Answer Sent", description: `It is on its way to ${way.to}.` });
  }

  return (
    <Dialog open onOpenChange={close}>
      {question}
      <DialogContent closesOutside={false}>
        <DialogHeader
          title={<CustomerLink customer={message.customer}>{name}</CustomerLink>}
          description={
            <div>
              <Writer message={message} />
            </div>
          }
        />
        <DialogBody className="space-y-5">
          <MessageState message={message} clock={clock} />
          <MessageThread message={message} />
          {way.hint === null ? (
            <p>{way.text}</p>
          ) : (
            <MessageForm
              label={message.writtenBy ? "Another message" : "Your answer"}
              hint={way.hint}
              button={message.writtenBy ? "Send Message" : "Send Answer"}
              send={reply}
              onUnsaved={setWriting}
            />
          )}
        </DialogBody>
        {!message.writtenBy && <StatusButtons message={message} onChanged={onChanged} />}
      </DialogContent>
    </Dialog>
  );
}

type Way = { hint: string; to: string } | { hint: null; to: string; text: string };

/** The channel of an answer: WhatsApp for 24 hours after the customer wrote there, else email. */
function toChannel({ name, email, whatsapp }: Message, now: number): Way {
  if (whatsapp?.until && Date.parse(whatsapp.until) > now) {
    const { number, until } = whatsapp;
    const hint = `By WhatsApp to ${number}, until ${momentText(new Date(until))}.`;
    return { to: number, hint };
  }
  const over = whatsapp ? "WhatsApp takes an answer for 24 hours after the customer wrote. " : "";
  if (email === null) {
    const text = `${over}${name} gave no email, so that no answer can be sent. Please call them.`;
    return { to: name, hint: null, text };
  }
  const hint = `${over}Mailed to ${email}. What they write back arrives in the shop's mailbox.`;
  return { to: email, hint };
}

const CONTACT = "inline-flex min-h-9 items-center gap-1.5 text-link pointer-coarse:min-h-11";

function Writer({ message: { company, email, phone, order } }: { message: Message }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {company && <span>{company}</span>}
      {email !== null && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={CONTACT}>
          <Mail aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={CONTACT}>
          <Phone aria-hidden className="size-4 shrink-0" />
          <span className="tabular">{phone}</span>
        </a>
      )}
      {order && (
        <span>
          About order <OrderLink order={order} />
        </span>
      )}
    </div>
  );
}

/** The other statuses a message can get, with the texts of their buttons. */
const OTHERS: Record<MessageStatus, readonly [MessageStatus, string][]> = {
  new: [
    ["answered", "Mark as Answered"],
    ["spam", "Mark as Spam"],
  ],
  answered: [["new", "Mark as Waiting"]],
  spam: [["new", "Not Spam"]],
};

function StatusButtons({
  message: { _id: id, status },
  onChanged,
}: Pick<MessageDialogProps, "message" | "onChanged">) {
  const { busy, run } = useAction({
    title: "Message Not Changed",
    text: "The message could not be changed. Please try again.",
  });
  const become = (to: MessageStatus) =>
    run(async () => {
      await onChanged(
        await call("PATCH /admin/messages/{id}", { params: { id }, body: { status: to } }),
      );
    });
  return (
    <DialogFooter>
      {OTHERS[status].map(([to, label]) => (
        <Button key={to} variant="outline" size="sm" disabled={busy} onClick={() => become(to)}>
          {label}
        </Button>
      ))}
    </DialogFooter>
  );
}
