import { dayText } from "@/components/format/dates";
import { Fact } from "@/components/order/fact";
import { Badge } from "@/components/ui/badge";
import type { Profile } from "@/lib/accounts/schemas";

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
      <Fact name="Role">{profile.role}</Fact>
      <Fact name="Customer since">{dayText(new Date(profile.createdAt))}</Fact>
    </dl>
  );
}
