import { useEffect, useEffectEvent, useState } from "react";
import { useTranslate } from "#words";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/text-field";
import { FormFrame, showFieldErrors } from "@/components/shared/form/form-frame";
import { useLateForm } from "@/components/shared/form/late-form";

const loadValidator = () => import("./message-validator").then((file) => file.validateMessage);

interface MessageFormProps {
  label: string;
  hint?: string;
  button: string;
  send: (text: string) => Promise<void>;
  /** Reports whether it contains unsent text. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** A message form; it keeps the text until it is sent. */
export function MessageForm({ label, hint, button, send, onUnsaved }: MessageFormProps) {
  const t = useTranslate();
  const form = useLateForm(loadValidator, { text: "" });
  const { isDirty } = form.formState;
  const notify = useEffectEvent((isUnsaved: boolean) => onUnsaved?.(isUnsaved));
  useEffect(() => notify(isDirty), [isDirty]);
  const { run } = useAction({
    title: t("Message Not Sent"),
    text: t("What you typed is still here. Please try again."),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function submit({ text }: { text: string }) {
    await send(text);
    form.reset();
  }

  return (
    <FormFrame form={form} onSubmit={(values) => run(() => submit(values))}>
      <TextareaField name="text" label={label} required rows={4} hint={hint} />
      <SubmitButton className="mt-3" busyLabel={t("Sending")}>
        {button}
      </SubmitButton>
    </FormFrame>
  );
}

/** A message form on its own page: leaving asks before input is lost. */
export function GuardedMessageForm(props: Omit<MessageFormProps, "onUnsaved">) {
  const t = useTranslate();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <MessageForm {...props} onUnsaved={setWriting} />
      <LeaveGuard
        active={isWriting}
        title={t("Leave without sending the message?")}
        leave={t("Leave")}
        stay={t("Stay")}
      >
        <p>{t("What you typed has not been sent yet.")}</p>
      </LeaveGuard>
    </>
  );
}
