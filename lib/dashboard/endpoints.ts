import { inChapter } from "@/lib/base/http/in-chapter";
import { adminSearchQuerySchema, adminSearchSchema } from "@/lib/dashboard/admin-search/schemas";
import { idField } from "@/lib/base/input/fields";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { customerSchema } from "@/lib/dashboard/customers/schemas";
import {
  MARGINS_SHOWN,
  marginSchema,
  marginsQuerySchema,
} from "@/lib/dashboard/stats/margin-schemas";
import { seriesSchema, statCardSchema } from "@/lib/dashboard/stats/schemas";
import {
  backupRunSchema,
  downloadBackupSchema,
  retriedMailsSchema,
  retryMailsSchema,
  systemSchema,
} from "@/lib/dashboard/system/schemas";
import { toDoSchema } from "@/lib/dashboard/to-do/schemas";

/** Admin calls for the shop's figures and its own state. */
export const systemAdminEndpoints = inChapter("Operation", {
  getStats: {
    call: "GET /admin/stats",
    summary: "Read the overview's figures",
    description: "The figures of the overview, compared with last month where that is known.",
    access: "stats.read",
    response: z.array(statCardSchema),
    limit: "work",
  },
  getSeries: {
    call: "GET /admin/stats/series",
    summary: "Read sales over time",
    description: "Revenue and orders by day, month and category, in India's time.",
    access: "stats.read",
    response: seriesSchema,
    limit: "work",
  },
  readMargins: {
    call: "GET /admin/stats/margins",
    summary: "Read what sales earn",
    description:
      "Revenue, cost and margin by product, customer or company over days in India: of orders that are not cancelled, after discounts, before shipping, tax and returns. Only for callers who may read costs.",
    access: "costs.read",
    query: marginsQuerySchema,
    response: z.array(marginSchema).describe(`The ${MARGINS_SHOWN} with the largest revenue`),
    limit: "work",
  },
  readToDo: {
    call: "GET /admin/to-do",
    summary: "Read what waits",
    description:
      "How many orders, payments, messages, reviews and products wait for somebody, of those that one's role may see to.",
    access: "admin.open",
    response: toDoSchema,
    limit: "browse",
  },
  readCustomer: {
    call: "GET /admin/customers/{id}",
    summary: "Read all of a customer",
    description:
      "One account or company with its orders, offers, artwork, addresses and notes, newest first; each part as far as the caller may read it by its own call.",
    access: "customers.read",
    refusesKeys: true,
    params: idParams,
    response: customerSchema,
    limit: "browse",
  },
  searchShop: {
    call: "GET /admin/search",
    summary: "Search the shop",
    description:
      "Orders, products and people that hold a text, each group as far as one's role may read it.",
    access: "admin.open",
    query: adminSearchQuerySchema,
    response: adminSearchSchema,
    limit: "browse",
  },
  getSystem: {
    call: "GET /admin/system",
    summary: "Read the state of the system",
    description: "Version, uptime, database, queue, storage, mail, backup and audit chain.",
    access: "system.read",
    response: systemSchema,
    limit: "change",
  },
  dismissSetup: {
    call: "DELETE /admin/setup",
    summary: "Put the list of first steps away",
    description: "Takes the list of what a new shop needs off the overview, for everybody.",
    access: "settings.write",
    response: z.object({ dismissed: z.boolean() }),
    limit: "form",
  },
  requestBackup: {
    call: "POST /admin/system/backups",
    summary: "Make a backup",
    description:
      "Asks the shop to back itself up into its folder of backups, and answers at once. While one waits or is being made, that one is answered. How it went stands in the state of the system.",
    access: "backups.create",
    status: 202,
    response: backupRunSchema,
    limit: "bulk",
  },
  downloadBackup: {
    call: "POST /admin/system/backups/{id}/download",
    summary: "Download a backup",
    description:
      "The backup encrypted with a passphrase, in the age format, which `npm run shop -- restore` and the program `age` open. Asks for the password and a code of the authenticator app, or a recovery code, again.",
    access: "backups.download",
    refusesKeys: true,
    params: z.object({ id: idField() }),
    body: downloadBackupSchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "application/octet-stream",
    limit: "bulk",
  },
  retryMail: {
    call: "POST /admin/system/jobs/{id}/retry",
    summary: "Try a failed job again",
    description:
      "Queues again what failed: an email, a webhook, a refund that a gateway was asked for, or an e-invoice. An API key queues emails alone.",
    access: "mails.retry",
    params: z.object({ id: z.uuid() }),
    response: retriedMailsSchema,
    limit: "change",
  },
  retryAllMails: {
    call: "POST /admin/system/jobs/retry",
    summary: "Try all failed jobs again",
    description:
      "Queues again what failed before a given time: at most 10,000 jobs of each queue and 500 webhooks at once. An API key queues emails alone.",
    access: "mails.retry",
    body: retryMailsSchema,
    response: retriedMailsSchema,
    limit: "bulk",
  },
});
