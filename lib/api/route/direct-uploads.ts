import "server-only";
import type { FileRule } from "@/lib/api/endpoint";
import type { PrismaClient } from "@/lib/db/generated/client";
import { DIRECT_UPLOADS, namedUploadsSchema, type NamedUpload } from "@/lib/files/direct/schemas";
import { takeUploads } from "@/lib/files/direct/take-uploads";
import type { UploadedFile } from "@/lib/files/uploads";
import { Refusal } from "@/lib/i18n/refusal";
import type { Admission } from "./access";

/** Pictures that a form names instead of sending them, and where they are stored temporarily beside its files. */
export interface DirectFiles {
  uploads: NamedUpload[];
  folder: string;
}

/**
 * Removes from a form's text fields the one that names pictures at UploadThing, and returns it.
 * @param files how many the form sends itself
 * @throws ZodError; AppError too_large when they are too many together
 */
export function readDirectUploads(
  { [DIRECT_UPLOADS]: named, ...fields }: Record<string, string>,
  { field, maxFiles, mayBeDirect }: FileRule,
  files: number,
): { uploads: NamedUpload[]; fields: Record<string, string> } {
  if (named === undefined || !mayBeDirect) return { uploads: [], fields };
  const { directUploads: uploads = [] } = namedUploadsSchema.parse({ directUploads: named });
  if (uploads.length + files <= maxFiles) return { uploads, fields };
  throw new Refusal(
    "too_large",
    (say) => say("Send at most {count} files at once.", { count: maxFiles }),
    { at: field },
  );
}

/** @throws AppError like takeUploads */
export async function broughtFiles(
  db: PrismaClient,
  { identity }: Admission,
  { uploads, folder }: DirectFiles,
): Promise<UploadedFile[]> {
  if (uploads.length === 0 || identity.state !== "signed-in") return [];
  return takeUploads({ db, userId: identity.account.id, uploads, folder });
}
