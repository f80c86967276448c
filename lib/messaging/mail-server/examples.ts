import type { Examples } from "@/lib/base/examples/example";
import type { mailServerEndpoints } from "./endpoints";

const SERVER = {
  host: "smtp.example.com",
  port: 465,
  user: "orders@example.com",
  from: "Rao Foods <orders@example.com>",
} as const;

const ANSWER = {
  source: "settings",
  ...SERVER,
  hasPassword: true,
  used: "smtp.example.com:465",
} as const;

export const mailServerExamples: Examples<
  typeof mailServerEndpoints,
  "readMailServer" | "saveMailServer" | "sendTestMail"
> = {
  readMailServer: { answer: ANSWER },
  saveMailServer: { body: { ...SERVER, password: "the password of the mailbox" }, answer: ANSWER },
  sendTestMail: {
    body: { to: "asha@example.in" },
    answer: { sent: true, answer: "250 2.0.0 Ok: queued" },
  },
};
