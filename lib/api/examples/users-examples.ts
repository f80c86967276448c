import type { usersAdminEndpoints } from "../admin/users-endpoints";
import type { Examples } from "./example";
import { AT, EMAIL, ID, LATER } from "./values";

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

export const usersExamples: Examples<typeof usersAdminEndpoints> = {
  listUsers: { answer: [USER] },
  updateUser: { body: { role: "admin" }, answer: { ...USER, role: "admin" } },
  listInvitations: { answer: [INVITATION] },
  createInvitation: { body: { email: INVITATION.email, role: "packer" }, answer: INVITATION },
};
