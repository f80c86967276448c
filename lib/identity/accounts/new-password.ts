import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { isCommonPassword } from "./common-passwords";
import { isMadeOfEasyWords, LEAST_BESIDE } from "./easy-words";

/** Whose password it is to be: what somebody who knows the person tries first. */
interface Holder {
  name: string;
  email: string;
  company?: string | null;
}

/**
 * Why nobody may choose this password, or undefined. It repeats nothing of it. The length is the
 * schemas' matter.
 */
async function passwordFault(
  db: Db,
  password: string,
  { name, email, company }: Holder,
): Promise<string | undefined> {
  if (isCommonPassword(password))
    return "This password is one of the most common ones; choose another.";
  const { siteName } = await readShopSettings(db);
  const [mailbox = ""] = email.split("@");
  if (!isMadeOfEasyWords(password, [siteName, name, mailbox, company ?? ""])) return undefined;
  return `This password is easy to guess: it is made of words such as the shop's name, its products or your own name and email. Add at least ${LEAST_BESIDE} other letters or digits.`;
}

/** @throws AppError invalid_input; `field` names the password's control */
export async function refuseEasyPassword(
  db: Db,
  { password, field, holder }: { password: string; field: string; holder: Holder },
): Promise<void> {
  const message = await passwordFault(db, password, holder);
  if (message) throw new AppError("invalid_input", message, { fields: { [field]: message } });
}
