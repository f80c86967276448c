"use client";

import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { apiAddress } from "@/lib/api/call";
import { DeleteAccount } from "./delete-account";

export function DataSettings({ profile }: { profile: Profile | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Your data</h2>
      <p className="mt-2 text-[0.9375rem] text-muted-foreground">
        Download everything we hold about you as one file, or delete your account for good. We keep
        your orders for our records.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <FileLink href={apiAddress("GET /auth/me/data")} download="my-data.json">
            <Download aria-hidden /> Download My Data
          </FileLink>
        </Button>
        <Button
          variant="ghost"
          className="text-destructive"
          disabled={!profile}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden /> Delete My Account
        </Button>
      </div>
      {profile && <DeleteAccount open={asking} onOpenChange={setAsking} profile={profile} />}
    </Card>
  );
}
