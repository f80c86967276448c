import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";

interface FieldKind {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  type?: HTMLInputTypeAttribute;
}

/** Autofill and phone keyboard, by the field's name. */
const FIELD_KINDS: Record<string, FieldKind> = {
  name: { autoComplete: "name" },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
  company: { autoComplete: "organization" },
  password: { autoComplete: "current-password", type: "password" },
  confirmPassword: { autoComplete: "new-password", type: "password" },
  currentPassword: { autoComplete: "current-password", type: "password" },
  newPassword: { autoComplete: "new-password", type: "password" },
  twoFactorToken: { autoComplete: "one-time-code", inputMode: "numeric" },
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  address: { autoComplete: "address-line1" },
  apartment: { autoComplete: "address-line2" },
  city: { autoComplete: "address-level2" },
  state: { autoComplete: "address-level1" },
  zipCode: { autoComplete: "postal-code", inputMode: "numeric" },
  country: { autoComplete: "country-name" },
  cardNumber: { autoComplete: "cc-number", inputMode: "numeric" },
  expiryDate: { autoComplete: "cc-exp", inputMode: "numeric" },
  cvv: { autoComplete: "cc-csc", inputMode: "numeric" },
  cardName: { autoComplete: "cc-name" },
};

export function fieldKind(name: string): FieldKind {
  return FIELD_KINDS[name] ?? { autoComplete: "off" };
}
