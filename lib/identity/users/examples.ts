import type { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { type Examples, AT, EMAIL, ID, LATER } from "@/lib/base/examples/example";

const USER = {
  _id: ID.user,
  name: "Asha Rao",
  email: EMAIL,
  company: "Rao Foods",
  role: "user",
  avatar: null,
  createdAt: AT,
  emailVerified: true,
  twoFactorEnabled: false,
  deactivatedAt: null,
  orders: 4,
} as const;

const INVITATION = {
  _id: ID.invitation,
  email: "ravi@example.com",
  role: "packer",
  invitedBy: "Meera Nair",
  createdAt: AT,
  expiresAt: LATER,
} as const;

export const usersAdminExamples: Examples<
  typeof usersAdminEndpoints,
  "listUsers" | "updateUser" | "listInvitations"
> = {
  listUsers: { answer: [USER] },
  updateUser: { body: { role: "admin" }, answer: { ...USER, role: "admin" } },
  listInvitations: { answer: [INVITATION] },
};
