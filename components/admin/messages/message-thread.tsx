"use client";

import { FileDown } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { momentText } from "@/components/shared/format/dates";
import { cn } from "@/lib/base/cn";
import { staffPaths } from "@/lib/base/staff-paths";
import { type Message, messageTextSchema } from "@/lib/inbox/schemas";

interface Post {
  id: string;
  by: string;
  isOurs: boolean;
  text: string;
  at: string;
}

function threadPosts({ _id, name, writtenBy, message, createdAt, replies }: Message): Post[] {
  const first = {
    id: _id,
    by: writtenBy ?? name,
    isOurs: writtenBy !== null,
    text: message,
    at: createdAt,
  };
  const rest = replies.map((reply) => ({
    id: reply._id,
    by: reply.by,
    isOurs: true,
    text: reply.text,
    at: reply.createdAt,
  }));
  return message === "" ? rest : [first, ...rest];
}

export function MessageThread({ message }: { message: Message }) {
  return (
    <ol aria-label="Messages of this thread" className="space-y-3">
      {threadPosts(message).map(({ id, by, isOurs, text, at }) => (
        <li
          key={id}
          className={cn("rounded-md border p-3.5", isOurs ? "ml-6 bg-secondary" : "mr-6 bg-card")}
        >
          <p className="text-sm text-muted-foreground">
            <span className="font-semibold text-foreground">{by}</span>
            {isOurs && ", for the shop"} ·{" "}
            <time dateTime={at} className="tabular">
              {momentText(new Date(at))}
            </time>
          </p>
          <p className="mt-1.5 text-[0.9375rem] break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface MessageFormProps {
  label: string;
  hint: string;
  button: string;
  send: (text: string) => Promise<void>;
  /** Reports whether it contains unsent text. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** A form for a message to a customer; the text stays until it is sent. */
export function MessageForm({ label, hint, button, send, onUnsaved }: MessageFormProps) {
  const form = useZodForm(messageTextSchema, { text: "" });
  const { isDirty } = form.formState;
  const tell = useEffectEvent((isUnsaved: boolean) => onUnsaved?.(isUnsaved));
  useEffect(() => tell(isDirty), [isDirty]);
  const { run } = useAction({
    title: "Message Not Sent",
    text: "What you typed is still here. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function submit({ text }: { text: string }) {
    await send(text);
    form.reset();
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => submit(values))}>
      <TextareaField name="text" label={label} required rows={4} hint={hint} />
      <SubmitButton className="mt-3" busyLabel="Sending">
        {button}
      </SubmitButton>
    </ZodForm>
  );
}

interface MessageFileProps {
  id: string;
  file: NonNullable<Message["file"]>;
}

/** A message's attachment, with a warning that it was not scanned. */
export function MessageFile({ id, file: { name, size } }: MessageFileProps) {
  return (
    <div>
      <FileLink
        href={staffPaths.messageFile(id)}
        download={name}
        className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-link"
      >
        <FileDown aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="font-normal whitespace-nowrap text-muted-foreground">
          {Math.max(1, Math.round(size / 1024))} KB
        </span>
      </FileLink>
      <p className="text-sm text-muted-foreground">
        From a stranger, and not checked for viruses. Open it only where your computer checks files.
      </p>
    </div>
  );
}
