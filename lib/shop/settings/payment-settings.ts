import {
  PAYMENT_METHODS,
  PREPAID_RULES,
  type PaymentMethod,
  type PaymentRules,
  type PrepaidRule,
} from "@/lib/shop/payment-methods/methods";
import { toPaise } from "@/lib/pricing/money";
import { DEMO_PAYMENTS } from "./demo/demo-payments";
import type { SettingKey } from "./definitions";

const PAYMENT_KEYS = [
  "paymentMethods",
  "upiId",
  "upiPayee",
  "bankAccountName",
  "bankAccount",
  "bankIfsc",
  "bankName",
  "upiLimit",
  "codLimit",
  "paymentDays",
  "upiDue",
  "bankDue",
  "onlineDue",
  "madeAdvance",
  "madeDue",
  "holdOverdueDays",
] as const satisfies readonly SettingKey[];

type Values = Record<(typeof PAYMENT_KEYS)[number] | "siteName" | "legalName", string>;

/** Parses the setting's value; its rule allows no other names. */
export function parseMethods(value: string): PaymentMethod[] {
  const named = value.split(",");
  return PAYMENT_METHODS.filter((method) => named.includes(method));
}

const parseRule = (value: string): PrepaidRule =>
  PREPAID_RULES.find((rule) => rule === value) ?? "after_acceptance";

export function paymentRulesFrom(values: Values): PaymentRules {
  const name = values.legalName || values.siteName;
  return {
    methods: parseMethods(values.paymentMethods),
    isDecided: true,
    isDemo: values.upiId === DEMO_PAYMENTS.upiId,
    upi: { vpa: values.upiId, payee: values.upiPayee },
    bank: {
      accountName: values.bankAccountName || name,
      accountNumber: values.bankAccount,
      ifsc: values.bankIfsc,
      bankName: values.bankName,
    },
    upiLimitPaise: toPaise(Number(values.upiLimit)),
    hasBankAccount: values.bankAccount !== "",
    codLimitPaise: toPaise(Number(values.codLimit)),
    paymentDays: Number(values.paymentDays),
    due: {
      upi: parseRule(values.upiDue),
      bank: parseRule(values.bankDue),
      online: parseRule(values.onlineDue),
      made: { advancePercent: Number(values.madeAdvance), rule: parseRule(values.madeDue) },
    },
    holdOverdueDays: Number(values.holdOverdueDays),
  };
}

/** True when a change of this setting can leave a payment method without its details. */
export function decidesPayments(key: SettingKey): boolean {
  return PAYMENT_KEYS.some((each) => each === key);
}

/** Returns why a payment method that is switched on cannot be used; null when all can. */
export function paymentProblem(values: Values): string | null {
  const methods = parseMethods(values.paymentMethods);
  if (methods.includes("upi") && values.upiId === "") {
    return "Payment by UPI needs the shop's UPI ID. Enter it first, or switch UPI off.";
  }
  if (methods.includes("upi") && values.upiPayee === "") {
    return "Payment by UPI needs the payee's name. Enter it first, or switch UPI off.";
  }
  if (methods.includes("bank") && values.bankAccount === "") {
    return "Bank transfers need the account number. Enter it first, or switch bank transfers off.";
  }
  if (methods.includes("bank") && values.bankIfsc === "") {
    return "Bank transfers need the IFSC. Enter it first, or switch bank transfers off.";
  }
  return null;
}
