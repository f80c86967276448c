"use client";

import { endsSession } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import { callApiList, type ApiError } from "@/lib/client/api";
import type { Paging } from "@/lib/client/paging";
import type { AdminUser } from "@/lib/users/schemas";

export const PAGE_SIZE = 20;

export type UserList = Paging & { items: AdminUser[] };

function loadUsers(question: string, signal: AbortSignal): Promise<UserList> {
  const query = JSON.parse(question) as Record<string, string>;
  return callApiList<"listUsers">({ call: "GET /admin/users", query, signal });
}

/** The texts of a failed load (docs/product.md: Messages). */
function tellFailed(error: ApiError): void {
  if (endsSession(error)) return;
  toast({
    title: "Error fetching admin data",
    description: "Could not load admin dashboard data.",
    destructive: true,
  });
}

/** The accounts that the query asks for, newest first. */
export function useUsers(query: Record<string, string>): Load<UserList> {
  return useLoad({
    load: loadUsers,
    question: JSON.stringify({ ...query, limit: String(PAGE_SIZE) }),
    onFailure: tellFailed,
  });
}
