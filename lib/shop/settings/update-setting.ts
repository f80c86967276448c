import "server-only";
import sharp from "sharp";
import { shortenText } from "@/lib/base/text/cut-text";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { toPaise } from "@/lib/pricing/money";
import { checkPicture } from "@/lib/files/check-picture";
import { discardImages, storeUpload } from "@/lib/files/store-image";
import { currentStorage } from "@/lib/files/storage";
import type { UploadedFile } from "@/lib/files/uploads";
import { lockTexts } from "@/lib/db/locks/text-locks";
import type { ImageStorage } from "@/lib/files/image-storage";
import { SETTINGS, type SettingDefinition, type SettingKey } from "./definitions";
import { decidesGst, gstProblem } from "./gst-settings";
import { decidesPayments, paymentProblem } from "./payment-settings";
import { toSetting } from "./queries";
import { gatewayProblem } from "./gateway-keys";
import { type Setting, SETTING_IMAGE } from "./schemas";
import { withDefaults, type SettingValues } from "./shop-settings";

export interface UpdateSettingOptions extends AuditedWrite {
  /** Locks the admin's own account until the transaction ends. */
  lockAdmin: (tx: Transaction) => Promise<{ twoFactorEnabled: boolean }>;
  key: string;
  /** As typed. */
  value: string;
  /** The value that the editor started from; when another value is saved by now, it is not replaced. */
  valueRead?: string;
  /** Further effects of the change, in its transaction. */
  follow?: (tx: Transaction, changed: SettingKey) => Promise<void>;
}

/**
 * Stores the value of one setting; the same value again changes and records nothing.
 * @throws AppError not_found for an unknown key, invalid_input, edit_conflict with the current `setting`
 */
export async function updateSetting(options: UpdateSettingOptions): Promise<Setting> {
  const { db, actor, lockAdmin, valueRead, ipAddress, follow } = options;
  const key = settingKey(options.key);
  const value = checked(key, options.value);
  await db.$transaction(async (tx) => {
    if (key === "adminsMustUseTwoFactor" && value === "yes") await requireOwnFactor(tx, lockAdmin);
    const rules = RULES_OF_SEVERAL.filter(({ decides }) => decides(key));
    const locks = rules.map(({ lock }) => lock);
    await lockTexts(tx, "settings", locks);
    const before = await lockSetting(tx, key);
    if (before === value) return;
    if (valueRead !== undefined && valueRead !== before) throw changedSince(key, before);
    await tx.setting.update({ where: { key }, data: { value }, select: { key: true } });
    for (const { problem } of rules) await requireWhole(tx, problem, { [key]: before });
    await recordAudit(tx, {
      event: "Setting Updated",
      actor,
      description: `${actor.identifier} changed the setting “${SETTINGS[key].description}”`,
      ipAddress,
      details: { key, changes: changes(audited(key, before), audited(key, value)) },
    });
    await follow?.(tx, key);
  });
  return toSetting(key, value);
}

/** Only the beginning of a long list is shown: enough to recognise it. */
const SHOWN_CHARACTERS = 160;

function changedSince(key: SettingKey, now: string): AppError {
  const shown = shortenText(now, SHOWN_CHARACTERS);
  const stands = now === "" ? "empty" : `“${shown}”`;
  const message = `Somebody else changed this meanwhile. It is now ${stands}. Save again to put yours in its place.`;
  const extra = { setting: toSetting(key, now) };
  return new AppError("edit_conflict", message, { fields: { value: message }, extra });
}

interface RuleOfSeveral {
  decides: (key: SettingKey) => boolean;
  /** Held by this key, so that two changes that are only wrong together run one after another. */
  lock: SettingKey;
  problem: (values: SettingValues, before: SettingValues) => string | null;
}

/** Rules that several settings must fulfil together. */
const RULES_OF_SEVERAL: readonly RuleOfSeveral[] = [
  { decides: decidesGst, lock: "taxRegime", problem: gstProblem },
  { decides: decidesPayments, lock: "paymentMethods", problem: paymentProblem },
  // Any other change is possible without the keys.
  {
    decides: (key) => key === "paymentMethods",
    lock: "paymentMethods",
    problem: gatewayProblem,
  },
];

/**
 * @param before what the changed setting was
 * @throws AppError invalid_input when the change leaves the settings inconsistent
 */
async function requireWhole(
  tx: Transaction,
  problemOf: RuleOfSeveral["problem"],
  before: Partial<SettingValues>,
): Promise<void> {
  const rows = await tx.setting.findMany({ select: { key: true, value: true } });
  const values = withDefaults(rows);
  const problem = problemOf(values, { ...values, ...before });
  if (problem) throw invalidField("value", problem);
}

/** The audit log stores amounts in one unit. */
function audited(key: SettingKey, value: string): Record<string, string | number> {
  const { isAmount }: SettingDefinition = SETTINGS[key];
  return isAmount ? { [`${key}Paise`]: toPaise(Number(value)) } : { [key]: value };
}

/** @throws AppError not_found */
export function settingKey(text: string): SettingKey {
  if (Object.hasOwn(SETTINGS, text)) return text as SettingKey;
  throw new AppError("not_found", "There is no such setting.");
}

function checked(key: SettingKey, value: string): string {
  const result = SETTINGS[key].schema.safeParse(value);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? "This value is not valid.";
  throw invalidField("value", message);
}

/** Locks the setting's row, creating it when missing, and returns the previous value. */
async function lockSetting(tx: Transaction, key: SettingKey): Promise<string> {
  const rows = await tx.setting.findMany({ select: { key: true, value: true } });
  const initial = { key, value: withDefaults(rows)[key] };
  await tx.setting.createMany({ data: [initial], skipDuplicates: true });
  const [row] = await tx.$queryRaw<{ value: string }[]>`
    SELECT "value" FROM "settings" WHERE "key" = ${key} FOR UPDATE`;
  return row?.value ?? initial.value;
}

/**
 * An admin who requires two-factor of all admins must not lock themselves out; see disableTwoFactor for the reverse.
 */
async function requireOwnFactor(
  tx: Transaction,
  lockAdmin: UpdateSettingOptions["lockAdmin"],
): Promise<void> {
  if ((await lockAdmin(tx)).twoFactorEnabled) return;
  throw invalidField("value", "Set up two-factor authentication for your own account first.");
}

interface UpdateSettingImageOptions extends Omit<UpdateSettingOptions, "value"> {
  file: UploadedFile | undefined;
  /** Storage for pictures; by default the one that the environment names. */
  storage?: ImageStorage;
}

/** Browsers show a favicon at 16 to 48 pixels; a smaller source looks blurred. */
const SMALLEST_FAVICON = 32;

/**
 * Stores an uploaded picture and names it in a setting. The previous picture stays until the daily clean-up, because
 * open pages still show it.
 * @throws AppError not_found for a setting that is no picture, and the errors of storeUpload
 */
export async function updateSettingImage(options: UpdateSettingImageOptions): Promise<Setting> {
  const { db, file, storage = currentStorage(), ...rest } = options;
  const key = settingKey(rest.key);
  if (key !== "logoImageUrl" && key !== "faviconUrl") {
    throw new AppError("not_found", "This setting is not a picture.");
  }
  if (!file) throw refusal("Choose a picture first.");
  await checkPicture(file, SETTING_IMAGE.field);
  if (key === "faviconUrl") await requireSquare(file);
  const value = await storeUpload(file, SETTING_IMAGE.field, { db, storage });
  try {
    return await updateSetting({ ...rest, db, key, value });
  } catch (error) {
    if (error instanceof AppError) await discardImages([value], { db, storage });
    throw error;
  }
}

async function requireSquare({ name, path }: UploadedFile): Promise<void> {
  const { width, height } = await sharp(path).metadata();
  if (width === height && width >= SMALLEST_FAVICON) return;
  throw refusal(
    `“${name}” has ${width} × ${height} pixels. A favicon has to be square, at least ${SMALLEST_FAVICON} × ${SMALLEST_FAVICON}.`,
  );
}

function refusal(message: string): AppError {
  return invalidField(SETTING_IMAGE.field, message);
}
