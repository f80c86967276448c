import type { AddressOptions, AnswerOf, UploadCall } from "@/lib/api/call";
import { WORKER_META } from "@/lib/files/direct/worker-script";
import { ApiError } from "../api";
import { upload, type Form } from "./upload";

/** The form field that names pictures already at UploadThing. */
const NAMED = "directUploads";

/** A direct upload that failed once is not tried again until the page is reloaded. */
let isBlocked = false;

/**
 * Sends a form with pictures and reports progress. Where the shop offers it, the pictures go directly to UploadThing;
 * if that fails, they are sent with the form, as everywhere else.
 * @throws ApiError when the server refuses or cannot be reached, or when `signal` stops it
 */
export async function uploadPictures<C extends UploadCall>(
  name: C,
  field: string,
  options: AddressOptions<C> & Form,
): Promise<AnswerOf<C>> {
  const form = await sentAhead(field, options);
  if (!form) return upload(name, options);
  try {
    return await upload(name, { ...options, form, onProgress: () => undefined });
  } catch (error) {
    if (!(error instanceof ApiError) || !(NAMED in error.fields)) throw error;
    isBlocked = true;
    return upload(name, options);
  }
}

/** Returns the form with names in place of its pictures; undefined when the pictures must be sent with it. */
async function sentAhead(
  field: string,
  { form, onProgress, signal }: Form,
): Promise<FormData | undefined> {
  const files = form.getAll(field).filter((value) => value instanceof File);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (isBlocked || bytes === 0) return undefined;
  const script = uploadScript();
  if (!script) return undefined;
  try {
    const { sendDirectly } = await import("./direct-upload");
    const tell = (sent: number) => onProgress(sent / bytes);
    const uploads = await sendDirectly({ script, files, onProgress: tell, signal });
    return named(form, field, uploads);
  } catch (error) {
    if (signal?.aborted) throw error instanceof ApiError ? error : new ApiError(0, {});
    isBlocked = true;
    return undefined;
  }
}

/** Address of the script that uploads pictures to UploadThing; undefined when this is not offered. */
function uploadScript(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${WORKER_META}"]`)?.content;
}

function named(form: FormData, field: string, uploads: object): FormData {
  const copy = new FormData();
  for (const [name, value] of form) if (name !== field) copy.append(name, value);
  copy.set(NAMED, JSON.stringify(uploads));
  return copy;
}
