import "server-only";
import { actorOf } from "@/lib/audit/actor";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { toPaise } from "@/lib/pricing/money";
import type { SignedIn } from "@/lib/session/identify";
import { lockSignedInAdmin } from "@/lib/session/lock-signed-in-admin";
import { SETTINGS, type SettingDefinition, type SettingKey } from "./definitions";
import { decidesGst, gstProblem } from "./gst-settings";
import { decidesPayments, paymentProblem } from "./payment-settings";
import { settingOf } from "./queries";
import { gatewayProblem } from "./gateway-keys";
import type { Setting } from "./schemas";
import { withDefaults, type SettingValues } from "./shop-settings";

export interface UpdateSettingOptions {
  db: PrismaClient;
  identity: SignedIn;
  key: string;
  /** As typed. */
  value: string;
  /** What the writer began with: anything else that is saved by now is not replaced. */
  valueRead?: string;
  ipAddress: string;
}

/**
 * Stores the value of one setting; the same value again changes and records nothing.
 * @throws AppError not_found for an unknown key, invalid_input, edit_conflict with the `setting` of now
 */
export async function updateSetting(options: UpdateSettingOptions): Promise<Setting> {
  const { db, identity, valueRead, ipAddress } = options;
  const key = settingKey(options.key);
  const value = checked(key, options.value);
  await db.$transaction(async (tx) => {
    if (key === "adminsMustUseTwoFactor" && value === "yes") await requireOwnFactor(tx, identity);
    const rules = RULES_OF_SEVERAL.filter(({ decides }) => decides(key));
    for (const { lock } of rules) {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`settings:${lock}`}, 0))`;
    }
    const before = await lockSetting(tx, key);
    if (before === value) return;
    if (valueRead !== undefined && valueRead !== before) throw changedSince(key, before);
    await tx.setting.update({ where: { key }, data: { value }, select: { key: true } });
    for (const { problem } of rules) await requireWhole(tx, problem);
    await recordAudit(tx, {
      event: "Setting Updated",
      actor: actorOf(identity.account),
      description: `${identity.account.email} changed the setting “${SETTINGS[key].description}”`,
      ipAddress,
      details: { key, changes: changes(audited(key, before), audited(key, value)) },
    });
  });
  return settingOf(key, value);
}

/** Of a long list its beginning: enough to know whose it is. */
const SHOWN_CHARACTERS = 160;

function changedSince(key: SettingKey, now: string): AppError {
  const shown = now.length > SHOWN_CHARACTERS ? `${now.slice(0, SHOWN_CHARACTERS)}…` : now;
  const stands = now === "" ? "empty" : `“${shown}”`;
  const message = `Somebody else changed this meanwhile. It is now ${stands}. Save again to put yours in its place.`;
  const extra = { setting: settingOf(key, now) };
  return new AppError("edit_conflict", message, { fields: { value: message }, extra });
}

interface RuleOfSeveral {
  decides: (key: SettingKey) => boolean;
  /** Of two changes that only together are wrong, one waits for the other here. */
  lock: SettingKey;
  problem: (values: SettingValues) => string | null;
}

/** What only several settings together can break. */
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

/** @throws AppError invalid_input where the settings, as they are now, do not go together */
async function requireWhole(tx: Transaction, problemOf: RuleOfSeveral["problem"]): Promise<void> {
  const rows = await tx.setting.findMany({ select: { key: true, value: true } });
  const problem = problemOf(withDefaults(rows));
  if (problem) throw new AppError("invalid_input", problem, { fields: { value: problem } });
}

/** The audit log has one unit of amounts. */
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
  throw new AppError("invalid_input", message, { fields: { value: message } });
}

/** Locks the setting's row, made where there is none yet, and answers the value before. */
async function lockSetting(tx: Transaction, key: SettingKey): Promise<string> {
  const initial = { key, value: SETTINGS[key].value };
  await tx.setting.createMany({ data: [initial], skipDuplicates: true });
  const [row] = await tx.$queryRaw<{ value: string }[]>`
    SELECT "value" FROM "settings" WHERE "key" = ${key} FOR UPDATE`;
  return row?.value ?? initial.value;
}

/** Whoever asks it of all admins must not lock themselves out; see disableTwoFactor for the reverse. */
async function requireOwnFactor(tx: Transaction, identity: SignedIn): Promise<void> {
  if ((await lockSignedInAdmin(tx, identity)).twoFactorEnabled) return;
  const message = "Set up two-factor authentication for your own account first.";
  throw new AppError("invalid_input", message, { fields: { value: message } });
}
