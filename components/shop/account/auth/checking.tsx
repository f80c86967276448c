import { useWords } from "#words";
import { Spinner } from "@/components/ui/spinner";

export function Checking() {
  const say = useWords();
  return (
    <p role="status">
      <Spinner size="size-8" />
      <span className="sr-only">{say("Checking your session")}</span>
    </p>
  );
}
