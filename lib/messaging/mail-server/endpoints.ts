import { inChapter } from "@/lib/base/http/in-chapter";
import {
  mailServerAnswerSchema,
  mailServerSchema,
  testMailResultSchema,
  testMailSchema,
} from "./schemas";

/** Admin calls about the server that sends the shop's mails. */
export const mailServerEndpoints = inChapter("Operation", {
  readMailServer: {
    call: "GET /admin/mail",
    summary: "Read the mail server",
    description: "Which server sends the shop's mails, without its password.",
    access: "settings.write",
    response: mailServerAnswerSchema,
    limit: "work",
  },
  saveMailServer: {
    call: "PUT /admin/mail",
    summary: "Set the mail server",
    description:
      "Stores the server, with its password encrypted, which is never answered. The next mail goes by it, unless SMTP_URL of the environment names another.",
    access: "settings.write",
    body: mailServerSchema,
    response: mailServerAnswerSchema,
    limit: "change",
  },
  sendTestMail: {
    call: "POST /admin/mail/test",
    summary: "Send a test email",
    description: "Sends one email at once and tells what the mail server answered.",
    access: "mails.retry",
    body: testMailSchema,
    response: testMailResultSchema,
    limit: "mail",
  },
});
