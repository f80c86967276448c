import { PageHeading } from "../shared/page-heading";

/** Figures, charts and what needs attention. */
export function OverviewTab() {
  return <PageHeading title="Overview" />;
}
