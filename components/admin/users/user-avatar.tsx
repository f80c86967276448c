import { ImageOr } from "@/components/ui/image-or";

interface UserAvatarProps {
  name: string;
  avatar: string | null;
}

const LOOK = "size-8 shrink-0 rounded-full";

/** The person's picture, or the initial of the name. Decorative: the name stands beside it. */
export function UserAvatar({ name, avatar }: UserAvatarProps) {
  const initial = <Initial name={name} />;
  if (!avatar) return initial;
  return (
    <ImageOr
      src={avatar}
      alt=""
      width={32}
      height={32}
      // Who is looked at in the admin is nobody else's business.
      referrerPolicy="no-referrer"
      className={LOOK}
      fallback={initial}
    />
  );
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className={`${LOOK} grid place-items-center bg-secondary font-display text-sm text-secondary-foreground`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
