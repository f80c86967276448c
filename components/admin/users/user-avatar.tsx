interface UserAvatarProps {
  name: string;
  avatar: string | null;
}

/** The person's picture, or the initial of the name. Decorative: the name stands beside it. */
export function UserAvatar({ name, avatar }: UserAvatarProps) {
  const look = "size-8 shrink-0 rounded-full";
  if (avatar) return <img src={avatar} alt="" width={32} height={32} className={look} />;
  return (
    <span
      aria-hidden
      className={`${look} grid place-items-center bg-secondary font-display text-sm text-secondary-foreground`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
