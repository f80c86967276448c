import type { LucideIcon } from "lucide-react";
import type { ClipboardEvent, ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toastFailure } from "@/components/ui/toast/toast";
import { cn } from "@/lib/base/cn";
import { z } from "@/lib/base/input/zod";
import { ApiError } from "@/lib/client/api";
import { CODE_LENGTH } from "@/lib/identity/two-factor/schemas";
import type { Step } from "./steps";

/** Only checks the type; the server validates it, and the buttons are disabled until it is complete. */
const proofSchema = z.object({ twoFactorToken: z.string(), currentPassword: z.string() });

/** A form for one proof, a code or the password, and the actions with it. */
export function useProofForm(name: keyof z.output<typeof proofSchema>) {
  const form = useZodForm(proofSchema, { twoFactorToken: "", currentPassword: "" });
  const proof = useWatch({ control: form.control, name });

  /** The toast shows the step's text, the field the server's reason. */
  async function run([failure, work]: Step): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return;
      toastFailure("Error", failure);
      form.setError(name, { message: refusalText(error, failure) });
      // The pressed button lost the focus while disabled, so the focus moves to the field.
      form.setFocus(name, { shouldSelect: true });
    }
  }

  /** For buttons other than the submit button. */
  const press = (step: Step) => void form.handleSubmit(() => run(step))();

  return { form, proof, busy: form.formState.isSubmitting, run, press };
}

const NAME = "twoFactorToken";

const withoutSpaces = (text: string) => text.replace(/\s/g, "").slice(0, CODE_LENGTH);

/** The input for a code of the authenticator app (docs/product.md: Second factor). */
export function CodeField({ hint }: { hint?: ReactNode }) {
  const { setValue } = useFormContext();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    // Apps copy "123 456", which the input's maximum length would cut off.
    setValue(NAME, withoutSpaces(event.clipboardData.getData("text")));
  };
  return (
    <TextField
      name={NAME}
      label="Code"
      hint={hint}
      required
      format={withoutSpaces}
      onPaste={paste}
      maxLength={CODE_LENGTH}
      placeholder="6-digit code"
      autoCorrect="off"
      spellCheck={false}
      className="[&_input]:max-w-44 [&_input]:tabular"
    />
  );
}

const TONES = { on: "text-success", waiting: "text-signal", off: "text-muted-foreground" };

interface StatusLineProps {
  Icon: LucideIcon;
  tone: keyof typeof TONES;
  children: ReactNode;
}

export function StatusLine({ Icon, tone, children }: StatusLineProps) {
  return (
    <h2 className="flex items-center gap-2.5 text-heading">
      <Icon aria-hidden className={cn("size-6 shrink-0", TONES[tone])} strokeWidth={1.75} />
      {children}
    </h2>
  );
}
