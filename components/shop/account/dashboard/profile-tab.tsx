import { useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { dayText } from "@/components/shared/format/dates";
import { Fact } from "@/components/domain/order/fact";
import { Badge } from "@/components/ui/badge";
import type { Role } from "@/lib/base/permissions";

const ROLES_IN_WORDS: Record<Role, string> = {
  user: "Customer",
  packer: "Packer",
  catalogue: "Catalogue",
  sales: "Sales",
  accountant: "Accountant",
  admin: "Admin",
};

function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslate();
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact name={t("Name")}>{profile.name}</Fact>
      <Fact name={t("Email")}>
        {profile.email}{" "}
        <Badge variant={profile.emailVerified ? "secondary" : "outline"}>
          {profile.emailVerified ? t("Verified") : t("Not verified")}
        </Badge>
      </Fact>
      <Fact name={t("Company")}>{profile.company ?? t("Not given")}</Fact>
      <Fact name={t("GSTIN")}>{profile.gstin ?? t("Not given")}</Fact>
      <Fact name={t("Role")}>{t(ROLES_IN_WORDS[profile.role])}</Fact>
      <Fact name={t("Customer since")}>{dayText(new Date(profile.createdAt), t.language)}</Fact>
    </dl>
  );
}

const ProfileForm = late(
  () => import("./profile-form").then((file) => file.ProfileForm),
  <Skeleton className="h-80" />,
);

interface ProfileTabProps {
  /** Null while it loads. */
  profile: Profile | null;
  onSaved: (profile: Profile) => void;
}

export function ProfileTab({ profile, onSaved }: ProfileTabProps) {
  const t = useTranslate();
  const [editing, setEditing] = useState(false);
  if (!profile) return <Skeleton className="h-96 max-w-3xl" />;
  return (
    <div className="max-w-3xl">
      <Card className="p-5 sm:p-7">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-heading">{t("Profile")}</h2>
          {!editing && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              {t("Edit Profile")}
            </Button>
          )}
        </div>
        {editing ? (
          <ProfileForm profile={profile} onSaved={onSaved} onDone={() => setEditing(false)} />
        ) : (
          <ProfileFacts profile={profile} />
        )}
      </Card>
    </div>
  );
}
