"use client";

import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { BlockName } from "@/lib/shop/content/blocks";
import { BLOCK_TITLES } from "@/lib/shop/content/block-titles";
import type { ContentStates } from "@/lib/shop/content/schemas";
import { staffPaths, type ContentPage } from "@/lib/base/staff-paths";
import { ConflictNotice } from "./conflict-notice";
import { useSaveBlock } from "./use-save-block";

/** What each block's editor is given. */
export interface EditorProps {
  states: ContentStates;
  onSaved: (states: ContentStates) => void;
  /** Begins anew with what somebody else saved. */
  onTake: (states: ContentStates) => void;
  onClose: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

interface EditorFormProps<
  Input extends FieldValues,
  Output extends FieldValues,
> extends EditorProps {
  block: BlockName;
  form: UseFormReturn<Input, unknown, Output>;
  /** The form's values that the specification has it begin with. */
  defaults: DefaultValues<Input>;
  /** The page that shows the block. */
  page?: ContentPage;
  children: ReactNode;
}

/** The buttons that all blocks share: publish, draft, preview, back. */
export function EditorForm<Input extends FieldValues, Output extends FieldValues>(
  props: EditorFormProps<Input, Output>,
) {
  const { block, form, defaults, page, states, children } = props;
  const { onSaved, onTake, onClose, onUnsaved } = props;
  const { isDirty } = form.formState;
  const title = BLOCK_TITLES[block];
  const [asking, setAsking] = useState<"close" | "discard" | null>(null);
  const closeQuestion = () => setAsking(null);
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(isDirty), [isDirty]);
  const { save, conflict } = useSaveBlock({ block, states, form, onSaved, onClose });

  async function discard() {
    const saved = await call("DELETE /admin/content/{block}/draft", { params: { block } });
    toast({ title: "Draft Discarded", description: title });
    onClose();
    onSaved(saved);
  }

  function fillInDefault() {
    form.reset(defaults, { keepDefaultValues: true });
    toast({ title: "Default Filled In", description: "The site shows it once you publish it." });
  }

  return (
    <ZodForm form={form} onSubmit={save(true)}>
      {children}
      {conflict && <ConflictNotice page={page} onTake={() => onTake(conflict)} />}
      <div className="mt-6 flex flex-wrap gap-3 border-t perforated pt-5">
        <SubmitButton busyLabel="Saving">Publish</SubmitButton>
        <Button variant="outline" onClick={() => void form.handleSubmit(save(false))()}>
          Save Draft
        </Button>
        {states[block].draft && !isDirty && (
          <Button asChild variant="outline">
            <a href={staffPaths.contentPreview(page)} target="_blank" rel="noreferrer">
              Preview Draft<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        )}
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          {states[block].draft && (
            <Button variant="ghost" onClick={() => setAsking("discard")}>
              Discard Draft
            </Button>
          )}
          <Button variant="ghost" onClick={fillInDefault}>
            Back to the Default
          </Button>
          <Button variant="ghost" onClick={() => (isDirty ? setAsking("close") : onClose())}>
            Close
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking === "close"}
        onOpenChange={closeQuestion}
        title="Close without saving?"
        confirm="Close Without Saving"
        keep="Keep Writing"
        busy={false}
        onConfirm={onClose}
      >
        <p>What you changed in “{title}” is not saved yet, not even as a draft.</p>
      </ConfirmDialog>
      <ConfirmAction
        open={asking === "discard"}
        onClose={closeQuestion}
        title="Discard this draft?"
        confirm="Discard Draft"
        keep="Keep It"
        failure={{ title: "Draft Not Discarded", text: "Please try again." }}
        action={discard}
      >
        <p>It cannot be brought back. What the site says now stays as it is.</p>
      </ConfirmAction>
    </ZodForm>
  );
}
