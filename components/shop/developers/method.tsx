import { Badge } from "@/components/ui/badge";

const VARIANTS: Record<string, "outline" | "signal"> = {
  get: "outline",
  delete: "signal",
};

/** @param method in lower case */
export function Method({ method }: { method: string }) {
  return (
    <Badge variant={VARIANTS[method]} className="w-16 justify-center">
      {method.toUpperCase()}
    </Badge>
  );
}
