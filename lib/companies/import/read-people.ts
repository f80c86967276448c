import { CompanyRole } from "@/lib/db/generated/enums";
import { has, textIn, type CompanyRows } from "./company-rows";

/** The people of a company; the first is its owner unless the file gives roles. */
export function readPeople({ rows, places }: CompanyRows, company: string) {
  const people = rows
    .filter((row) => has(row, "person", "email", "role"))
    .map((row) => {
      places.people.push({ row: row.row, column: "email" });
      return {
        name: textIn(row, "person") || textIn(row, "contact") || company,
        email: textIn(row, "email"),
        role: textIn(row, "role").toLowerCase(),
      };
    });
  const hasOwner = people.some(({ role }) => role === CompanyRole.owner);
  for (const [index, person] of people.entries()) {
    person.role ||= index === 0 && !hasOwner ? CompanyRole.owner : CompanyRole.buyer;
  }
  return people;
}
