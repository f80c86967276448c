"use client";

import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast";
import { call, type ApiError } from "@/lib/client/api";
import { BLOCK_TITLES } from "@/lib/shop/content/block-titles";
import type { BlockName } from "@/lib/shop/content/blocks";
import type { ContentStates } from "@/lib/shop/content/schemas";

interface SaveOptions<Input extends FieldValues, Output extends FieldValues> {
  block: BlockName;
  states: ContentStates;
  form: UseFormReturn<Input, unknown, Output>;
  onSaved: (states: ContentStates) => void;
  onClose: () => void;
}

/** What the form of a block begins with. */
const whatStands = (states: ContentStates, block: BlockName): FieldValues =>
  states[block].draft ?? states[block].live;

/** Saves a block over what was read of it, and over what somebody else saved only once that was told. */
export function useSaveBlock<Input extends FieldValues, Output extends FieldValues>(
  options: SaveOptions<Input, Output>,
) {
  const { block, states, form, onSaved, onClose } = options;
  const [contentRead, setRead] = useState(() => whatStands(states, block));
  const [conflict, setConflict] = useState<ContentStates | null>(null);
  const { run } = useAction({
    title: "Content Not Saved",
    text: "What you typed is still here. Please try again.",
    onRefused,
  });

  function onRefused({ code, answer }: ApiError): boolean {
    if (code !== "edit_conflict") return false;
    const theirs = answer.states as ContentStates;
    setRead(whatStands(theirs, block));
    setConflict(theirs);
    return true;
  }

  const save = (publish: boolean) => (content: Output) =>
    run(async () => {
      const sent = structuredClone(form.getValues());
      const body = { content, contentRead, publish };
      const saved = await call("PUT /admin/content/{block}", { params: { block }, body });
      toast({ title: publish ? "Published" : "Draft Saved", description: BLOCK_TITLES[block] });
      setConflict(null);
      setRead(whatStands(saved, block));
      const isDone = settle(form, sent);
      if (publish && isDone) onClose();
      onSaved(saved);
    });

  return { save, conflict };
}

/** What was sent is saved; what was typed since then is not, and stays. Answers whether that is nothing. */
function settle<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  sent: Input,
): boolean {
  const now = structuredClone(form.getValues());
  const later = (Object.keys(now) as Path<Input>[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(sent[name]),
  );
  form.reset(sent);
  for (const name of later) form.setValue(name, now[name], { shouldDirty: true });
  return later.length === 0;
}
