import "server-only";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { currentStorage } from "../storage";
import type { UploadThingAccount } from "../uploadthing-storage";

/** To which browsers may send pictures straight; undefined where pictures go elsewhere. */
export function directAccount(): UploadThingAccount | undefined {
  return currentStorage().kind === "uploadthing" ? env().UPLOADTHING : undefined;
}

/** @throws AppError not_found where the shop takes its pictures itself */
export function requireDirectAccount(): UploadThingAccount {
  const account = directAccount();
  if (account) return account;
  throw new AppError(
    "not_found",
    "This shop does not keep its pictures at UploadThing. Send them with the form.",
  );
}
