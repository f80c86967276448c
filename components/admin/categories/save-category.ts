import { uploadPictures } from "@/lib/client/upload-pictures";
import type { Category } from "@/lib/catalogue/categories/schemas";

const PICTURE = "picture";

export interface CategoryEdit {
  name?: string;
  description?: string;
  metaDescription?: string;
  /** Its place, from 1. */
  order?: number;
  picture?: File;
  removePicture?: true;
}

function formOf({ picture, ...texts }: CategoryEdit): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, String(value));
  if (picture) form.set(PICTURE, picture, picture.name);
  return form;
}

/**
 * Adds a category (`slug` null) or changes one; answers all of them.
 * @throws ApiError
 */
export function saveCategory(
  slug: string | null,
  edit: CategoryEdit,
): Promise<readonly Category[]> {
  const sending = { form: formOf(edit), onProgress: () => undefined };
  return slug === null
    ? uploadPictures("POST /admin/categories", PICTURE, sending)
    : uploadPictures("PUT /admin/categories/{slug}", PICTURE, { params: { slug }, ...sending });
}
