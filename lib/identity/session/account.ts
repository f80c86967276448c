import type { Role } from "@/lib/db/generated/enums";

export interface Account {
  id: string;
  name: string;
  email: string;
  company: string | null;
  role: Role;
  mustChangePassword: boolean;
}
