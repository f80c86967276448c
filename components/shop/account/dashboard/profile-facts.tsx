import { dayText } from "@/components/shared/format/dates";
import { Fact } from "@/components/shop/order/fact";
import { Badge } from "@/components/ui/badge";
import type { Profile } from "@/lib/identity/accounts/schemas";
import type { Role } from "@/lib/base/permissions";

const ROLES_IN_WORDS: Record<Role, string> = {
  user: "Customer",
  packer: "Packer",
  catalogue: "Catalogue",
  accountant: "Accountant",
  admin: "Admin",
};

export function ProfileFacts({ profile }: { profile: Profile }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact name="Name">{profile.name}</Fact>
      <Fact name="Email">
        {profile.email}{" "}
        <Badge variant={profile.emailVerified ? "secondary" : "outline"}>
          {profile.emailVerified ? "Verified" : "Not verified"}
        </Badge>
      </Fact>
      <Fact name="Company">{profile.company ?? "Not given"}</Fact>
      <Fact name="GSTIN">{profile.gstin ?? "Not given"}</Fact>
      <Fact name="Role">{ROLES_IN_WORDS[profile.role]}</Fact>
      <Fact name="Customer since">{dayText(new Date(profile.createdAt))}</Fact>
    </dl>
  );
}
