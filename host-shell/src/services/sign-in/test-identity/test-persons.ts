import type { Claims } from "../member-claims.ts";

/** A made-up person. Visitors can sign in as this person while no issuer is configured. */
export interface TestPerson {
  /** The `sub` of the issuer. */
  readonly id: string;
  readonly name: string;
  /** The person's relation to the union, by which a tester chooses a person. */
  readonly description: string;
  readonly claims: Claims;
}

interface Described {
  readonly given: string;
  readonly family: string;
  readonly description: string;
  readonly number?: number;
  readonly union?: string;
}

/** A number that nobody has: no Danish phone number begins with a zero. */
const phone = (last: number) => `+45 00 00 00 0${last}`;

const persons: readonly Described[] = [
  {
    given: "Karen Margrethe",
    family: "Prøvesen",
    description: "Medlem af fagforening og a‑kasse",
    number: 100_001,
    union: "fagforening+akasse",
  },
  { given: "Åge", family: "Attrap", description: "Medlem af a‑kassen alene", number: 100_002, union: "akasse" },
  { given: "Birgitte", family: "Skabelon", description: "Business-medlem", number: 100_003, union: "business" },
  { given: "Søren", family: "Eksempel-Holm", description: "Spring-medlem", number: 100_004, union: "spring" },
  { given: "Ida", family: "Gæst", description: "Ikke medlem" },
];

/** The most useful person is first. `member` and the membership number are texts, as real brokers send them. */
export const testPersons: readonly TestPerson[] = persons.map(
  ({ given, family, description, number, union }, index) => ({
    id: `test-person-${index + 1}`,
    name: `${given} ${family}`,
    description,
    claims: {
      name: `${given} ${family}`,
      given_name: given,
      family_name: family,
      email: `test-person-${index + 1}@example.dk`,
      phone_number: phone(index + 1),
      member: String(number !== undefined),
      ...(number !== undefined && { membership_number: String(number), union_membership: union }),
    },
  }),
);
