import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import {
  type loginAnswerSchema,
  loginSchema,
  registerSchema,
} from "@/lib/identity/accounts/schemas";
import { call } from "@/lib/client/api";
import type { OpenInvitation } from "@/lib/identity/invitations/schemas";
import { PASSWORD_HINT } from "@/lib/base/input/lengths";
import { z } from "@/lib/base/input/zod";

export type Accepted = z.output<typeof loginAnswerSchema>;

interface AcceptInvitationProps {
  /** The token of the emailed link. */
  link: string;
  way: OpenInvitation["account"];
  /** The name for a new account, if known. */
  name?: string | undefined;
  /** Whether it is a staff role; accepting it ends the account's other sessions. */
  isStaffs: boolean;
  onAccepted: (answer: Accepted) => void;
  /** Opens the form that emails a link for a new password. */
  onForgotten: () => void;
}

const FAILURE = {
  title: "Invitation Not Accepted",
  text: "The invitation could not be accepted. Please try again.",
};

/** Offers the ways to accept the invitation in this browser. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { way, ...rest } = props;
  if (way === "new") return <NewAccount {...rest} />;
  if (way === "password") return <KnownAccount {...rest} />;
  return <JoinButton {...rest} />;
}

type ContinueProps = Omit<AcceptInvitationProps, "way">;

const newAccountSchema = registerSchema
  .pick({ name: true, password: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: "The passwords do not match.",
    path: ["confirmPassword"],
  });

function NewAccount({ link: token, name: known = "", onAccepted }: ContinueProps) {
  const t = useTranslate();
  const form = useZodForm(newAccountSchema, { name: known, password: "", confirmPassword: "" });
  const { run } = useAction({
    title: t(FAILURE.title),
    text: t(FAILURE.text),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function send({ name, password }: z.output<typeof newAccountSchema>) {
    const body = { token, name, password };
    onAccepted(await call("POST /auth/invitation/accept", { body }));
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => send(values))} className="grid gap-3">
      <TextField name="name" label={t("Full Name")} required autoComplete="name" />
      <PasswordField
        name="password"
        label={t("Password")}
        required
        autoComplete="new-password"
        hint={t(PASSWORD_HINT)}
      />
      <PasswordField
        name="confirmPassword"
        label={t("Confirm Password")}
        required
        autoComplete="new-password"
      />
      <SubmitButton className="mt-1 w-full" busyLabel={t("Opening your account")}>
        {t("Accept and open my account")}
      </SubmitButton>
    </ZodForm>
  );
}

const passwordSchema = loginSchema.pick({ password: true });

function KnownAccount({ link: token, isStaffs, onAccepted, onForgotten }: ContinueProps) {
  const t = useTranslate();
  const form = useZodForm(passwordSchema, { password: "" });
  const { run } = useAction({
    title: t(FAILURE.title),
    text: t(FAILURE.text),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function send({ password }: z.output<typeof passwordSchema>) {
    const body = { token, password };
    onAccepted(await call("POST /auth/invitation/accept", { body }));
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => send(values))} className="grid gap-4">
      <p className="text-muted-foreground">
        {t(
          isStaffs
            ? "This address has an account already. Enter its password to join with it; every other device is then signed out."
            : "This address has an account already. Enter its password to join with it.",
        )}
      </p>
      <PasswordField
        name="password"
        label={t("Password")}
        required
        autoComplete="current-password"
      />
      <SubmitButton className="mt-1 w-full" busyLabel={t("Joining")}>
        {t("Accept with this account")}
      </SubmitButton>
      <p className="mt-2 border-t perforated pt-5 text-muted-foreground">
        {t(
          "Forgot it, or signed up with Google? Choose a password by email, then open the invitation again.",
        )}
      </p>
      <Button variant="outline" onClick={onForgotten}>
        {t("Mail me a link")}
      </Button>
    </ZodForm>
  );
}

function JoinButton({ link: token, isStaffs, onAccepted }: ContinueProps) {
  const t = useTranslate();
  const { busy, run } = useAction({ title: t(FAILURE.title), text: t(FAILURE.text) });
  const join = () =>
    run(async () => {
      onAccepted(await call("POST /auth/invitation/accept", { body: { token } }));
    });
  return (
    <>
      <p className="text-muted-foreground">
        {t(
          isStaffs
            ? "You are signed in with this address. Every other device is signed out when you join."
            : "You are signed in with this address.",
        )}
      </p>
      <Button className="mt-5 w-full" aria-disabled={busy} onClick={() => void join()}>
        {busy && <Spinner />}
        {t("Accept with this account")}
      </Button>
    </>
  );
}
