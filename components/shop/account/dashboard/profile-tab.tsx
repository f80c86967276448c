"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { ProfileFacts } from "./profile-facts";

const ProfileForm = dynamic(() => import("./profile-form").then((file) => file.ProfileForm), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
});

interface ProfileTabProps {
  /** Null while it loads. */
  profile: Profile | null;
  onSaved: (profile: Profile) => void;
}

export function ProfileTab({ profile, onSaved }: ProfileTabProps) {
  const [editing, setEditing] = useState(false);
  if (!profile) return <Skeleton className="h-96 max-w-3xl" />;
  return (
    <div className="max-w-3xl">
      <Card className="p-5 sm:p-7">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-heading">Profile</h2>
          {!editing && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              Edit Profile
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
