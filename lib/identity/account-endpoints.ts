import { inChapter } from "@/lib/base/http/in-chapter";
import {
  changePasswordSchema,
  deleteAccountSchema,
  preferencesAnswerSchema,
  preferencesSchema,
  profileSchema,
  sessionSchema,
  tokenSchema,
  updatedProfileSchema,
  updateProfileSchema,
} from "@/lib/identity/accounts/schemas";
import {
  addressMarksSchema,
  addressSchema,
  savedAddressSchema,
} from "@/lib/identity/addresses/schemas";
import { z } from "@/lib/base/input/zod";

const nothing = z.undefined();
const idParams = z.object({ id: z.uuid() });

/** API calls about the caller's own account. */
export const accountEndpoints = inChapter("Account", {
  getProfile: {
    call: "GET /auth/me",
    summary: "Read one's own profile",
    description: "The caller's account.",
    access: "account.own",
    beforeNewPassword: true,
    response: profileSchema,
    limit: "poll",
  },
  updateProfile: {
    call: "PATCH /auth/me",
    summary: "Change one's own profile",
    description:
      "Changes name or company at once. A new email needs the current password and counts from when its mailed link is opened; until then it is `pendingEmail`.",
    access: "account.own",
    body: updateProfileSchema,
    response: updatedProfileSchema,
    limit: "form",
  },
  deleteAccount: {
    call: "DELETE /auth/me",
    summary: "Delete one's own account",
    description:
      "Deletes the account with its sessions and addresses. Its orders stay, as records of the shop.",
    access: "account.own",
    status: 204,
    body: deleteAccountSchema,
    response: nothing,
    limit: "bulk",
  },
  exportAccount: {
    call: "GET /auth/me/data",
    summary: "Download one's own data",
    description: "Everything the shop stores about the caller, as one JSON file.",
    access: "account.own",
    response: z.record(z.string(), z.unknown()),
    limit: "bulk",
  },
  updatePreferences: {
    call: "PATCH /auth/preferences",
    summary: "Change email preferences",
    description: "Which optional emails the shop may send.",
    access: "account.own",
    body: preferencesSchema,
    response: preferencesAnswerSchema,
    limit: "form",
  },
  changePassword: {
    call: "POST /auth/password",
    chapter: "Sign-in",
    summary: "Change the password",
    description:
      "Sets a new password. All sessions end, and this device gets a new one with the token that is answered.",
    access: "account.own",
    beforeNewPassword: true,
    body: changePasswordSchema,
    response: tokenSchema,
    limit: "bulk",
  },
  listSessions: {
    call: "GET /auth/sessions",
    summary: "List sessions",
    description: "The caller's open sessions.",
    access: "account.own",
    response: z.array(sessionSchema),
    limit: "change",
  },
  endOtherSessions: {
    call: "DELETE /auth/sessions",
    summary: "End all other sessions",
    description: "Ends every session of the account but this one.",
    access: "account.own",
    status: 204,
    response: nothing,
    limit: "bulk",
  },
  endSession: {
    call: "DELETE /auth/sessions/{id}",
    summary: "End a session",
    description: "Ends one session of the account.",
    access: "account.own",
    status: 204,
    params: idParams,
    response: nothing,
    limit: "form",
  },
  listAddresses: {
    call: "GET /addresses",
    summary: "List addresses",
    description: "Saved addresses: the default for shipping first, then the last used first.",
    access: "account.own",
    response: z.array(savedAddressSchema),
    limit: "change",
  },
  keepAddress: {
    call: "POST /addresses",
    summary: "Save an address",
    description:
      "Saves an address with the account. One that is saved already counts as used again.",
    access: "account.own",
    status: 201,
    body: addressSchema,
    response: savedAddressSchema,
    limit: "form",
  },
  updateAddress: {
    call: "PUT /addresses/{id}",
    summary: "Change an address",
    description: "Replaces a saved address; label and defaults that are left out stay.",
    access: "account.own",
    params: idParams,
    body: addressSchema,
    response: savedAddressSchema,
    limit: "form",
  },
  markAddress: {
    call: "PATCH /addresses/{id}",
    summary: "Label an address or make it a default",
    description:
      "Names a saved address, or makes it the default for shipping or billing, or no longer. Of each there is one at the most: it takes it from the address that has it.",
    access: "account.own",
    params: idParams,
    body: addressMarksSchema,
    response: savedAddressSchema,
    limit: "form",
  },
  deleteAddress: {
    call: "DELETE /addresses/{id}",
    summary: "Delete an address",
    description: "Deletes a saved address; orders keep their own copy.",
    access: "account.own",
    status: 204,
    params: idParams,
    response: nothing,
    limit: "form",
  },
});
