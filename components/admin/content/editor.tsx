import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { toIndiaInput } from "@/lib/base/india-time";
import { type ContentPage, staffPaths } from "@/lib/base/staff-paths";
import { type ApiError, call } from "@/lib/client/api";
import { BLOCK_TITLES } from "@/lib/shop/content/block-titles";
import {
  announcementWith,
  type BlockName,
  BLOCKS,
  type SiteContent,
} from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { ContentStates } from "@/lib/shop/content/schemas";
import { momentText } from "@/lib/shop/promotions/promo-form";

export interface BlockDefinition {
  hint: string;
  /** The page that shows the block, if not the landing page. */
  page?: ContentPage;
  /** `isDefault`: the site still shows the initial text. */
  Fields: ComponentType<{ isDefault: boolean }>;
}

interface BlockEditorProps extends BlockDefinition {
  block: BlockName;
  states: ContentStates;
  onSaved: (states: ContentStates) => void;
  /** Restarts with the version that another user saved. */
  onAdopt: (states: ContentStates) => void;
  onClose: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

type BlockForm = UseFormReturn<FieldValues, unknown, FieldValues>;

/** The form shows times in India's time zone. */
const FORMS = { ...BLOCKS, announcement: announcementWith(momentText) };

const typed = (moment: string | null) => (moment ? toIndiaInput(new Date(moment)) : "");

function formValues<Name extends BlockName>(block: Name, content: SiteContent[Name]): FieldValues {
  if (block !== "announcement") return content;
  const { from, to, ...words } = content as SiteContent["announcement"];
  return { ...words, from: typed(from), to: typed(to) };
}

/** The default has no translations, and a field without a value would keep what is typed. */
const emptied = (translations: unknown): unknown =>
  JSON.parse(JSON.stringify(translations), (_, value: unknown) =>
    typeof value === "string" ? "" : value,
  );

/** The form of a block, with the parts that all blocks share: publish, draft, preview, back. */
export function BlockEditor(props: BlockEditorProps) {
  const { block, page, states, Fields, onSaved, onAdopt, onClose, onUnsaved } = props;
  const form: BlockForm = useZodForm(
    FORMS[block] as z.ZodType<FieldValues, FieldValues>,
    formValues(block, latestContent(states, block)),
  );
  const { isDirty } = form.formState;
  const title = BLOCK_TITLES[block];
  const [asking, setAsking] = useState<"close" | "discard" | null>(null);
  const closeQuestion = () => setAsking(null);
  const describeUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => describeUnsaved(isDirty), [isDirty]);
  const { save, conflict } = useSaveBlock({ block, states, form, onSaved, onClose });

  async function discard() {
    const saved = await call("DELETE /admin/content/{block}/draft", { params: { block } });
    onClose();
    onSaved(saved);
    return { title: "Draft Discarded", description: title };
  }

  function fillInDefault() {
    const { translations } = form.getValues();
    const values = formValues(block, DEFAULT_CONTENT[block]);
    form.reset(translations ? { ...values, translations: emptied(translations) } : values, {
      keepDefaultValues: true,
    });
    toast({ title: "Default Filled In", description: "The site shows it once you publish it." });
  }

  return (
    <ZodForm form={form} onSubmit={save(true)}>
      <Fields isDefault={states[block].isDefault} />
      {conflict && <ConflictNotice page={page} onAdopt={() => onAdopt(conflict)} />}
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

/**
 * Reports that another user saved this block meanwhile. It is next to the buttons, because forms are longer than
 * screens.
 */
function ConflictNotice({ page, onAdopt }: { page?: ContentPage; onAdopt: () => void }) {
  return (
    <Notice role="alert" className="mt-5">
      <p>
        Somebody else changed this part meanwhile, so nothing was saved. What you typed is still
        here. Save again to replace their version, or use the saved one.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild variant="outline" size="sm">
          <a href={staffPaths.contentPreview(page)} target="_blank" rel="noreferrer">
            Look at Theirs<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
        <Button variant="outline" size="sm" onClick={onAdopt}>
          Use the Saved Version
        </Button>
      </div>
    </Notice>
  );
}

interface SaveOptions {
  block: BlockName;
  states: ContentStates;
  form: BlockForm;
  onSaved: (states: ContentStates) => void;
  onClose: () => void;
}

const latestContent = <Name extends BlockName>(states: ContentStates, block: Name) =>
  (states[block].draft ?? states[block].live) as SiteContent[Name];

/**
 * Saves a block unless another user changed it. After a conflict was shown, saving overwrites the other version.
 */
function useSaveBlock({ block, states, form, onSaved, onClose }: SaveOptions) {
  const [contentRead, setRead] = useState(() => latestContent(states, block));
  const [conflict, setConflict] = useState<ContentStates | null>(null);
  const { run } = useAction({
    title: "Content Not Saved",
    text: "What you typed is still here. Please try again.",
    onRefused,
  });

  function onRefused({ code, answer }: ApiError): boolean {
    if (code !== "edit_conflict") return false;
    const theirs = answer.states as ContentStates;
    setRead(latestContent(theirs, block));
    setConflict(theirs);
    return true;
  }

  const save = (publish: boolean) => (content: FieldValues) =>
    run(async () => {
      const sent = structuredClone(form.getValues());
      const body = { content, contentRead, publish };
      const saved = await call("PUT /admin/content/{block}", { params: { block }, body });
      toast({ title: publish ? "Published" : "Draft Saved", description: BLOCK_TITLES[block] });
      setConflict(null);
      setRead(latestContent(saved, block));
      const isDone = settle(form, sent);
      if (publish && isDone) onClose();
      onSaved(saved);
    });

  return { save, conflict };
}

/** Marks what was sent as saved and keeps later input. Returns whether there was none. */
function settle(form: BlockForm, sent: FieldValues): boolean {
  const now = structuredClone(form.getValues());
  const later = Object.keys(now).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(sent[name]),
  );
  form.reset(sent);
  for (const name of later) form.setValue(name, now[name], { shouldDirty: true });
  return later.length === 0;
}
