import { Send } from "lucide-react";
import { shortDayText } from "@/components/shared/format/dates";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { AdminCompany } from "@/lib/companies/admin-schemas";
import { useMay } from "@/lib/client/use-role";

type Person = AdminCompany["people"][number];

interface CompanyPeopleProps {
  company: AdminCompany;
  /** Resolves once the list shows the invitation. */
  onInvited: () => Promise<unknown>;
}

/** The members of a company, and people entered by the shop with the state of their invitations. */
export function CompanyPeople({ company, onInvited }: CompanyPeopleProps) {
  const { _id: id, members, people } = company;
  const mayInvite = useMay("companies.write");
  const { busy, run } = useAction({
    title: "Not Invited",
    text: "The invitation could not be sent. Please try again.",
  });
  const invite = (person?: Person) =>
    void run(async () => {
      const query = person ? { person: person._id } : {};
      const { invited } = await call("POST /admin/companies/{id}/invite", {
        params: { id },
        query,
      });
      await onInvited();
      toast({
        title: "Invited",
        description: person ? person.email : `${invited} of ${company.name}`,
      });
    });
  return (
    <section aria-labelledby="people">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="people" className="text-lg">
          People
        </h3>
        {mayInvite && people.length > 1 && (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => invite()}>
            <Send aria-hidden /> Invite All
          </Button>
        )}
      </div>
      <ul className="mt-1 divide-y text-[0.9375rem]">
        {members.map(({ _id, name, email, role, joinedAt }) => (
          <li key={_id} className="py-2 [overflow-wrap:anywhere]">
            <span className="font-semibold">{name}</span>{" "}
            <span className="text-muted-foreground">
              {email}, {role}, joined {shortDayText(new Date(joinedAt))}
            </span>
          </li>
        ))}
        {people.map((person) => (
          <li key={person._id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{person.name}</span>{" "}
              <span className="text-muted-foreground">
                {person.email}, {person.role}
              </span>
              <span className="block text-sm text-muted-foreground">{invitationText(person)}</span>
            </span>
            {mayInvite && (
              <Button variant="outline" size="sm" disabled={busy} onClick={() => invite(person)}>
                {person.invitedAt ? "Send Again" : "Invite"}
                <span className="sr-only"> {person.name}</span>
              </Button>
            )}
          </li>
        ))}
        {members.length + people.length === 0 && (
          <li className="py-2 text-muted-foreground">Nobody yet.</li>
        )}
      </ul>
    </section>
  );
}

export function invitationText({
  invitedAt,
  expiresAt,
}: Pick<Person, "invitedAt" | "expiresAt">): string {
  if (invitedAt === null) return "Not invited yet";
  const day = shortDayText(new Date(invitedAt));
  if (expiresAt === null) return `Invited ${day}, has expired`;
  return `Invited ${day}, until ${shortDayText(new Date(expiresAt))}`;
}
