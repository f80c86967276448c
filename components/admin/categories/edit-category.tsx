"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { changedValues } from "@/components/shared/form/changed-values";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { newCategorySchema, type Category } from "@/lib/catalogue/categories/schemas";
import type { z } from "zod";
import { PictureField, type PictureChoice } from "./picture-field";
import { saveCategory } from "./save-category";

const formSchema = newCategorySchema.omit({ order: true });

type FormOutput = z.output<typeof formSchema>;

interface EditCategoryProps {
  /** Null: a new one. */
  category: Category | null;
  onClose: () => void;
  onSaved: (categories: readonly Category[]) => void;
}

export function EditCategory({ category, onClose, onSaved }: EditCategoryProps) {
  const [choice, setChoice] = useState<PictureChoice>({});
  const form = useZodForm(formSchema, {
    name: category?.name ?? "",
    description: category?.description ?? "",
    metaDescription: category?.metaDescription ?? "",
  });
  const { dirtyFields } = form.formState;
  const { run } = useAction({
    title: category ? "Category Not Updated" : "Category Not Added",
    text: "What you typed is still here. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function save(values: FormOutput) {
    const texts = category ? changedValues(values, dirtyFields) : values;
    onSaved(await saveCategory(category?.slug ?? null, { ...texts, ...choice }));
    toast({ title: category ? "Category Updated" : "Category Added", description: values.name });
    onClose();
  }

  return (
    <FormDialog
      title={category ? `Edit ${category.name}` : "Add Category"}
      form={form}
      onSubmit={(values) => run(() => save(values))}
      onClose={onClose}
      unsaved={Object.keys(choice).length > 0}
      submit={category ? "Save Changes" : "Add Category"}
    >
      <div className="space-y-5">
        <TextField
          name="name"
          label="Name"
          required
          autoComplete="off"
          hint={
            category
              ? "A new name changes the address of the page; the old address redirects to it"
              : undefined
          }
        />
        <TextareaField
          name="description"
          label="Description"
          hint="One sentence below the heading of the category's page"
        />
        <TextareaField
          name="metaDescription"
          label="Text for search engines"
          hint="50 to 160 characters. Without it they show the description"
        />
        <PictureField stored={category?.picture ?? null} choice={choice} onChoose={setChoice} />
      </div>
    </FormDialog>
  );
}
