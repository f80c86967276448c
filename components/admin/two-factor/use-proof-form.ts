"use client";

import { useWatch } from "react-hook-form";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { z } from "@/lib/base/input/zod";
import type { Step } from "./steps";

/** Whether it will do, the server says; the buttons wait until it is complete. */
const proofSchema = z.object({ twoFactorToken: z.string(), currentPassword: z.string() });

/** A form of one proof, a code or the password, and what is done with it. */
export function useProofForm(name: keyof z.output<typeof proofSchema>) {
  const form = useZodForm(proofSchema, { twoFactorToken: "", currentPassword: "" });
  const proof = useWatch({ control: form.control, name });

  /** The note has the text for it, the field the server's reason. */
  async function run([failure, work]: Step): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return;
      toast({ title: "Error", description: failure, destructive: true });
      form.setError(name, { message: refusalText(error, failure) });
      // The pressed button was disabled meanwhile and has lost the focus; the next try is typed here.
      form.setFocus(name, { shouldSelect: true });
    }
  }

  /** For the buttons beside the one that submits. */
  const press = (step: Step) => void form.handleSubmit(() => run(step))();

  return { form, proof, busy: form.formState.isSubmitting, run, press };
}
