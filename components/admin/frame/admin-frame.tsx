import type { ReactNode } from "react";
import { AdminHeader } from "./admin-header";
import { AdminNav } from "./admin-nav";

interface AdminFrameProps {
  siteName: string;
  children: ReactNode;
}

/** Header, navigation and main of every admin page. */
export function AdminFrame({ siteName, children }: AdminFrameProps) {
  return (
    <div className="min-h-dvh">
      <AdminHeader siteName={siteName} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
        <AdminNav />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[88rem] min-w-0 px-4 pt-6 pb-16 sm:px-6 lg:px-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
