import { useWords } from "#words";
export function SkipLink() {
  const say = useWords();
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-md bg-primary px-5 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {say("Skip to content")}
    </a>
  );
}
