import { Card } from "@/components/ui/card";

export function CancelledNote() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Cancelled</h2>
      <p className="mt-2 text-muted-foreground">
        Nothing of this order will be produced or shipped. If you did not ask for that, write to us.
      </p>
    </Card>
  );
}
