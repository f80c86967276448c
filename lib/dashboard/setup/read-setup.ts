import "server-only";
import type { Db } from "@/lib/db/client";
import { readDemoData } from "@/lib/dashboard/demo/delete-demo-data";
import { readMailServer } from "@/lib/messaging/mail-server/mail-server";
import { SETTINGS, type SettingKey } from "@/lib/shop/settings/definitions";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { LAST_BACKUP } from "@/lib/dashboard/system/read-system";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { type Setup, isInvented } from "./steps";

/** The key under which the shop records that its owner has dismissed the list. */
export const SETUP_DISMISSED = "setupDismissed";

/** The defaults of these settings may be right, so they count as chosen once the owner has saved them. */
const CHOSEN: SettingKey[] = ["serviceableStates", "taxPercent", "taxRegime"];

/**
 * Returns which first steps are done, by the shop's actual state; null once the list is dismissed.
 * @param secondFactor whether the admin who asks has one
 */
export async function readSetup(db: Db, secondFactor: boolean): Promise<Setup | null> {
  const stored = await db.setting.findMany({
    where: { key: { in: [SETUP_DISMISSED, LAST_BACKUP, ...CHOSEN] } },
    select: { key: true },
  });
  const isStored = (...names: string[]) => stored.some(({ key }) => names.includes(key));
  if (isStored(SETUP_DISMISSED)) return null;
  const [settings, mail, product, company, demo] = await Promise.all([
    readShopSettings(db),
    readMailServer(db),
    db.product.findFirst({
      where: { isDemo: false, draft: false, deletedAt: null },
      select: { id: true },
    }),
    db.company.findFirst({ select: { id: true } }),
    readDemoData(db),
  ]);
  return {
    name: settings.siteName !== SETTINGS.siteName.value,
    contactEmail: !isInvented(settings.contactEmail),
    contactPhone: settings.contactPhone !== SETTINGS.contactPhone.value,
    contactAddress: settings.contactAddress !== SETTINGS.contactAddress.value,
    logo: settings.logoImageUrl !== "",
    states: isStored("serviceableStates"),
    tax: isStored("taxPercent", "taxRegime"),
    payments: settings.payments.isDecided && !demo.payments,
    mail: mail.source !== "files",
    whatsapp: settings.whatsappNumber !== "",
    product: product !== null,
    companies: company !== null,
    demo:
      demo.products === 0 &&
      demo.testimonials === 0 &&
      demo.promoCodes.length === 0 &&
      !demo.payments,
    secondFactor,
    backup: isStored(LAST_BACKUP),
  };
}

type DismissSetupOptions = AuditedWrite;

/** Dismisses the list of first steps for everybody; a second time changes and records nothing. */
export async function dismissSetup({ db, actor, ipAddress }: DismissSetupOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.setting.createMany({
      data: [{ key: SETUP_DISMISSED, value: new Date().toISOString() }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await recordAudit(tx, {
      event: "Setup List Updated",
      actor,
      description: `${actor.name} put the list of first steps away`,
      ipAddress,
    });
  });
}
