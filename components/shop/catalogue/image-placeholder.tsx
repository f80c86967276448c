import { cn } from "@/lib/base/cn";

/** A closed carton in ink lines, in the place of a picture that cannot be shown. */
export function ImagePlaceholder({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={alt === "" ? undefined : `${alt} (picture not available)`}
      aria-hidden={alt === "" ? true : undefined}
      viewBox="0 0 120 120"
      className={cn("image-placeholder", className)}
    >
      <g
        fill="none"
        stroke="var(--kraft-foreground)"
        strokeOpacity=".55"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M60 38 28 49v30l32 12 32-12V49z" fill="var(--kraft-line)" fillOpacity=".28" />
        <path d="M28 49l32 12 32-12M60 61v30" />
        <path
          d="M44 43.5 76 55.2v9.3l-6-2.2v-5L38.5 45.6"
          fill="var(--kraft-line)"
          fillOpacity=".4"
        />
        <path d="M34 73.5l8 3M34 69l4.5 1.7" />
        <path d="M22 97h76" strokeDasharray="3 4" />
      </g>
    </svg>
  );
}
