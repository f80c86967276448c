import { adminSearchQuerySchema, adminSearchSchema } from "@/lib/dashboard/admin-search/schemas";
import { z } from "@/lib/base/input/zod";
import {
  MARGINS_SHOWN,
  marginSchema,
  marginsQuerySchema,
} from "@/lib/dashboard/stats/margin-schemas";
import { seriesSchema, statCardSchema } from "@/lib/dashboard/stats/schemas";
import {
  backupRunSchema,
  retriedMailsSchema,
  retryMailsSchema,
  systemSchema,
  testMailResultSchema,
  testMailSchema,
} from "@/lib/dashboard/system/schemas";
import { toDoSchema } from "@/lib/dashboard/to-do/schemas";
import type { Endpoint } from "../endpoint";

/** Admin calls for the shop's figures and its own state. */
export const systemAdminEndpoints = {
  getStats: {
    method: "GET",
    path: "/admin/stats",
    summary: "Read the overview's figures",
    description: "The figures of the overview, each compared with last month.",
    access: "stats.read",
    status: 200,
    response: z.array(statCardSchema),
    limit: "work",
  },
  getSeries: {
    method: "GET",
    path: "/admin/stats/series",
    summary: "Read sales over time",
    description: "Revenue and orders by day, month and category, in India's time.",
    access: "stats.read",
    status: 200,
    response: seriesSchema,
    limit: "work",
  },
  readMargins: {
    method: "GET",
    path: "/admin/stats/margins",
    summary: "Read what sales earn",
    description:
      "Revenue, cost and margin by product or by customer over days in India: of orders that are not cancelled, after discounts, before shipping, tax and returns. Only for whoever may read what goods cost.",
    access: "margins.read",
    status: 200,
    query: marginsQuerySchema,
    response: z.array(marginSchema).describe(`The ${MARGINS_SHOWN} with the largest revenue`),
    limit: "work",
  },
  readToDo: {
    method: "GET",
    path: "/admin/to-do",
    summary: "Read what waits",
    description:
      "How many orders, payments, messages, reviews and products wait for somebody, of those that one's role may see to.",
    access: "admin.open",
    status: 200,
    response: toDoSchema,
    limit: "browse",
  },
  searchShop: {
    method: "GET",
    path: "/admin/search",
    summary: "Search the shop",
    description:
      "Orders, products and people that hold a text, each group as far as one's role may read it.",
    access: "admin.open",
    status: 200,
    query: adminSearchQuerySchema,
    response: adminSearchSchema,
    limit: "browse",
  },
  getSystem: {
    method: "GET",
    path: "/admin/system",
    summary: "Read the state of the system",
    description: "Version, uptime, database, queue, storage, mail, backup and audit chain.",
    access: "system.read",
    status: 200,
    response: systemSchema,
    limit: "change",
  },
  sendTestMail: {
    method: "POST",
    path: "/admin/system/test-mail",
    summary: "Send a test email",
    description: "Sends one email at once and tells what the mail server answered.",
    access: "mails.retry",
    status: 200,
    body: testMailSchema,
    response: testMailResultSchema,
    limit: "mail",
  },
  dismissSetup: {
    method: "DELETE",
    path: "/admin/setup",
    summary: "Put the list of first steps away",
    description: "Takes the list of what a new shop needs off the overview, for everybody.",
    access: "settings.write",
    status: 200,
    response: z.object({ dismissed: z.boolean() }),
    limit: "form",
  },
  requestBackup: {
    method: "POST",
    path: "/admin/system/backups",
    summary: "Make a backup",
    description:
      "Asks the shop to back itself up into its folder of backups, and answers at once. While one waits or is being made, that one is answered. How it went stands in the state of the system; nothing hands a backup out over the web.",
    access: "backups.create",
    status: 202,
    response: backupRunSchema,
    limit: "bulk",
  },
  retryMail: {
    method: "POST",
    path: "/admin/system/jobs/{id}/retry",
    summary: "Send a failed email again",
    description: "Queues a failed email again.",
    access: "mails.retry",
    status: 200,
    params: z.object({ id: z.uuid() }),
    response: retriedMailsSchema,
    limit: "change",
  },
  retryAllMails: {
    method: "POST",
    path: "/admin/system/jobs/retry",
    summary: "Send all failed emails again",
    description: "Queues again all emails that failed before a given time, at most 10,000 at once.",
    access: "mails.retry",
    status: 200,
    body: retryMailsSchema,
    response: retriedMailsSchema,
    limit: "bulk",
  },
} as const satisfies Record<string, Endpoint>;
