import type { MailedDispatch } from "@/lib/runtime/mails/templates/order-status";
import type { MailedNote, MailedReturn } from "@/lib/runtime/mails/templates/payments";
import type { MailedCallOff } from "@/lib/runtime/mails/templates/goods/call-offs";
import type { MailedClaim } from "@/lib/runtime/mails/templates/goods/claims";

/** Example goods on their way, for the tests of the templates and for the preview. */

export const mailedDispatch: MailedDispatch = {
  lines: [{ name: "Mailer box", unit: "PCS", quantity: 3000 }],
  tracking: { carrier: "Delhivery", number: "DL-42", url: "https://track.example.com/DL-42" },
  isLast: false,
};

const calledOff = { name: "Mailer box", unit: "PCS", words: null } as const;

export const mailedCallOffs: MailedCallOff[] = [
  { ...calledOff, quantity: 500, on: new Date("2026-12-12"), state: "agreed" },
  { ...calledOff, quantity: 1500, on: new Date("2027-01-15"), state: "asked" },
];

export const mailedClaim: MailedClaim = {
  lines: [{ name: "Kraft mailer box", unit: "PAC", quantity: 1 }],
  text: "The carton arrived wet.\nOne pack cannot be used.",
  photoCount: 2,
  decision: "credit",
  words: "We are sorry. You need not send it back.",
  creditNote: "KLN/2627C00001",
  replacement: null,
};

export const mailedReturn: MailedReturn = {
  lines: [{ name: "Kraft mailer box", unit: "PAC", quantity: 1 }],
  valuePaise: 6_055_500,
  reason: null,
  creditNote: "KLN/2627C00001",
};

export const mailedNote: MailedNote = {
  number: "KLN/2627C00002",
  replaces: "KLN/2627C00001",
  valuePaise: 6_055_500,
};
