import { AT, EMAIL, ID } from "@/lib/base/examples/example";

export const PREFERENCES = {
  orderUpdates: true,
  newsletter: false,
  newsletterPending: false,
  whatsapp: null,
} as const;

export const PROFILE = {
  _id: ID.user,
  name: "Asha Rao",
  email: EMAIL,
  company: "Rao Foods",
  gstin: "29AAGCB7383J1Z4",
  role: "user",
  twoFactorEnabled: false,
  emailVerified: true,
  hasPassword: true,
  preferences: PREFERENCES,
  membership: null,
  createdAt: AT,
} as const;
