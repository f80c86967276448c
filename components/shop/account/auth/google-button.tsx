import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { addressForProvider } from "@/lib/identity/access/return-address";
import { apiAddress } from "@/lib/api/call";

interface GoogleButtonProps {
  /** False if the shop has no Google sign-in; it is then not mentioned. */
  isOn: boolean;
  next?: string;
}

export function GoogleButton({ isOn, next }: GoogleButtonProps) {
  const t = useTranslate();
  const leave = () => {
    const query = { next: addressForProvider(next) };
    window.location.assign(apiAddress("GET /auth/google", { query }));
  };
  if (!isOn) return null;
  return (
    <div className="mt-4">
      <p className="mb-4 flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t("or")}
      </p>
      <Button variant="outline" className="w-full" onClick={leave}>
        <GoogleMark />
        {t("Continue with Google")}
      </Button>
    </div>
  );
}

/** Uses Google's own colours, as its branding rules require. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-5">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.8-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6c4.5-4.2 7.2-10.4 7.2-17.6z"
      />
      <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6l8-6.2z" />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}
