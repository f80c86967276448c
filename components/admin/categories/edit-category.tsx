import { useState } from "react";
import type { z } from "zod";
import { changedValues } from "@/components/shared/form/changed-values";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { type Category, newCategorySchema } from "@/lib/catalogue/categories/schemas";
import { upload } from "@/lib/client/uploads/upload";
import { EditDialog } from "../shared/edit-dialog";
import { type FieldDefinition, Fields } from "../shared/fields";
import { usePreview } from "../products/form/use-preview";
import { PictureChoice } from "../shared/picture-choice";

const formSchema = newCategorySchema.omit({ order: true });

type FormOutput = z.output<typeof formSchema>;

const NAME: FieldDefinition = {
  name: "name",
  label: "Name",
  required: true,
  autoComplete: "off",
};

const RENAMED: FieldDefinition = {
  ...NAME,
  hint: "A new name changes the address of the page; the old address redirects to it",
};

const TEXTS: readonly FieldDefinition[] = [
  {
    kind: "text",
    name: "description",
    label: "Description",
    hint: "One sentence below the heading of the category's page",
  },
  {
    kind: "text",
    name: "metaDescription",
    label: "Text for search engines",
    hint: "50 to 160 characters. Without it they show the description",
  },
  {
    name: "googleCategory",
    label: "Google product category",
    hint: "For Google Shopping: the number from Google's list, such as 973. Empty: Google chooses",
  },
];

interface EditCategoryProps {
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
    googleCategory: category?.googleCategory ?? "",
    translations: category?.translations ?? {},
  });
  const { dirtyFields } = form.formState;

  async function save(values: FormOutput) {
    const texts = category ? changedValues(values, dirtyFields) : values;
    onSaved(await saveCategory(category?.slug ?? null, { ...texts, ...choice }));
    return values.name;
  }

  return (
    <EditDialog
      kind="Category"
      title={category && `Edit ${category.name}`}
      form={form}
      save={save}
      onClose={onClose}
      unsaved={Object.keys(choice).length > 0}
    >
      <Fields
        of={[category ? RENAMED : NAME, ...TEXTS]}
        translated={["name", "description", "metaDescription"]}
        className="space-y-5"
      />
      <PictureField stored={category?.picture ?? null} choice={choice} onChoose={setChoice} />
    </EditDialog>
  );
}

/** Keeps the picture, replaces it, or removes it. */
type PictureChoice = { picture?: File; removePicture?: true };

interface PictureFieldProps {
  stored: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
}

function PictureField({ stored, choice, onChoose }: PictureFieldProps) {
  const preview = usePreview(choice.picture, () => {
    toast({ title: "This file is not a picture that can be shown", destructive: true });
    onChoose({});
  });
  const shown = (choice.picture && preview) ?? (choice.removePicture ? null : stored);
  return (
    <PictureChoice
      shown={shown}
      alt="The category's picture"
      onFile={(picture) => onChoose({ picture })}
      onRemove={() => onChoose({ removePicture: true })}
    />
  );
}

const PICTURE = "picture";

interface CategoryEdit {
  name?: string;
  description?: string;
  metaDescription?: string;
  googleCategory?: string;
  translations?: Category["translations"] | undefined;
  order?: number;
  picture?: File;
  removePicture?: true;
}

function categoryForm({ picture, ...texts }: CategoryEdit): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) {
    form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  if (picture) form.set(PICTURE, picture, picture.name);
  return form;
}

/**
 * Adds a category (`slug` null) or changes one; returns all categories.
 * @throws ApiError
 */
export function saveCategory(
  slug: string | null,
  edit: CategoryEdit,
): Promise<readonly Category[]> {
  const sending = { form: categoryForm(edit), onProgress: () => undefined };
  return slug === null
    ? upload("POST /admin/categories", sending)
    : upload("PUT /admin/categories/{slug}", { params: { slug }, ...sending });
}
