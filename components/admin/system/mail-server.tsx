import { Send } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import {
  mailServerSchema,
  testMailSchema,
  type MailServerAnswer,
  type TestMailResult,
} from "@/lib/messaging/mail-server/schemas";

/** Form values: an empty password keeps the saved one. */
const formSchema = mailServerSchema.extend({
  port: z
    .string()
    .transform((typed) => readDecimal(typed).value ?? NaN)
    .pipe(mailServerSchema.shape.port),
  password: z.string().transform((typed) => typed || undefined),
});

const loadServer = (_: string, signal: AbortSignal) => call("GET /admin/mail", { signal });

/** The outgoing mail server, with a test. */
export function MailServer({ onChange }: { onChange: () => unknown }) {
  const { value, error, reload, adopt } = useLoad({ load: loadServer });
  return (
    <section aria-labelledby="mail-server" className="mt-8">
      <h3 id="mail-server" className="scroll-mt-24 text-lg">
        Mail server
      </h3>
      {error && !value && (
        <LoadFailure text="The mail server could not be loaded." retry={reload} />
      )}
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        {value && (
          <ServerForm
            key={value.hasPassword ? "with" : "without"}
            server={value}
            onSaved={(saved) => {
              adopt(saved);
              onChange();
            }}
          />
        )}
        <TestMail />
      </div>
    </section>
  );
}

const SOURCES: Record<MailServerAnswer["source"], (used: string) => string> = {
  environment: (used) =>
    `SMTP_URL in the shop’s environment names ${used}, and comes before what is entered here.`,
  settings: (used) => `Emails leave by ${used}.`,
  files: () => "Emails are kept as files in the outbox folder until a server is entered.",
};

interface ServerFormProps {
  server: MailServerAnswer;
  onSaved: (server: MailServerAnswer) => void;
}

function ServerForm({ server, onSaved }: ServerFormProps) {
  const { host, port, user, from, hasPassword, source, used } = server;
  const values = { host, port: String(port), user, password: "", from };
  const form = useZodForm(formSchema, values);
  const { run } = useAction({
    title: "Mail Server Not Saved",
    text: "The mail server could not be saved. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  const save = (body: z.output<typeof formSchema>) =>
    run(async () => {
      const saved = await call("PUT /admin/mail", { body });
      form.reset({ ...values, ...saved, port: String(saved.port), password: "" });
      onSaved(saved);
      toast({ title: "Mail Server Saved", description: SOURCES[saved.source](saved.used ?? "") });
    });
  return (
    <ZodForm form={form} onSubmit={save} className="space-y-4 rounded-lg border bg-card p-4">
      {source === "files" ? (
        <Notice>{SOURCES.files("")}</Notice>
      ) : (
        <p className="text-sm text-muted-foreground">{SOURCES[source](used ?? "")}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField name="host" label="Server" placeholder="smtp.example.com" spellCheck={false} />
        <TextField name="port" label="Port" required inputMode="numeric" />
      </div>
      <TextField name="user" label="Account" autoComplete="off" spellCheck={false} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={
          hasPassword
            ? "One is stored, encrypted. If empty, it stays for this server and account."
            : "It is stored encrypted and never shown."
        }
      />
      <TextField
        name="from"
        label="Sender"
        placeholder="Shop <orders@example.com>"
        hint="If empty, the shop’s name and email."
      />
      <SubmitButton busyLabel="Saving">Save Mail Server</SubmitButton>
    </ZodForm>
  );
}

function TestMail() {
  const [result, setResult] = useState<TestMailResult | null>(null);
  const form = useZodForm(testMailSchema, { to: "" });
  const { run } = useAction({
    title: "Test Email Not Sent",
    text: "Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  return (
    <ZodForm
      form={form}
      onSubmit={(body) => run(async () => setResult(await call("POST /admin/mail/test", { body })))}
      className="self-start rounded-lg border bg-card p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="to"
          label="Test email to"
          hint="If empty, to you."
          className="w-full sm:w-80"
        />
        <SubmitButton variant="outline" busyLabel="Sending">
          <Send aria-hidden /> Send Test Email
        </SubmitButton>
      </div>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {result && (
          <>
            <strong className="font-semibold">
              {result.sent ? "The mail server accepted it." : "It was not sent."}
            </strong>{" "}
            <span className="[overflow-wrap:anywhere] text-muted-foreground">{result.answer}</span>
          </>
        )}
      </p>
    </ZodForm>
  );
}
