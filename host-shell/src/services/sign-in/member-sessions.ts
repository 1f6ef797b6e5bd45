import { and, desc, eq, gt, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { OpenSessions } from "shared-runtime/api/member-data.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import { memberSession } from "./sign-in.tables.ts";
import { type DatabaseClock, databaseClock, secondsBefore } from "../../database/database-clock.ts";
import { secretDigest } from "../../security/secret-digest.ts";
import { newSecret } from "../../security/new-secret.ts";

export interface SessionLimits {
  readonly idleMinutes: number;
  readonly maxHours: number;
}

export interface LiveSession {
  readonly user: MemberUser;
  /** Whole seconds until the session ends if it is not renewed. */
  readonly expiresIn: number;
  /** Whole seconds until the session ends even if it is renewed. */
  readonly endsIn: number;
}

/** A session with the facts that only its debug panel shows. */
export interface DescribedSession extends LiveSession {
  readonly startedAt: Date;
  readonly renewedAt: Date;
  /** Names of the claims that the issuer sent. */
  readonly claims: readonly string[];
}

export interface NewSession {
  readonly user: MemberUser;
  readonly idToken: string;
  /** Names of the claims that the issuer sent. */
  readonly claims: readonly string[];
  /** Seconds since the person proved at the issuer who they are; `undefined` if that is not known. */
  readonly provedSecondsAgo?: number | undefined;
  /** The browser and the system as people call them: "Chrome på Windows". */
  readonly browserName?: string | undefined;
  /** Secret of the browser's current session, which the new one replaces. */
  readonly replaced: string | undefined;
}

export interface EndedSession {
  readonly userId: string;
  readonly firstName: string;
  /** The token with which the person is signed out at the issuer. */
  readonly idToken: string;
  /** Whether the session had expired. */
  readonly wasOver: boolean;
}

/** A person may change an account for this number of seconds after signing in. */
const recentSeconds = 600;
/** The seconds after the end of a session during which it can still be signed out at the issuer. */
const signOutSeconds = 24 * 3_600;

/** The sessions of signed-in users. A session is identified by its secret, which only the browser's cookie contains. */
export interface MemberSessions {
  /** Resolves with the secret of the new session. */
  readonly begin: (session: NewSession) => Promise<string>;
  readonly find: (secret: string) => Promise<LiveSession | undefined>;
  /**
   * Resolves with whether there is a session whose person proved their identity at the issuer in the last ten minutes.
   */
  readonly isRecent: (secret: string) => Promise<boolean>;
  readonly describe: (secret: string) => Promise<DescribedSession | undefined>;
  readonly renew: (secret: string) => Promise<LiveSession | undefined>;
  /** Also ends an expired session that the database still has. */
  readonly end: (secret: string) => Promise<EndedSession | undefined>;
  /** Resolves with the sessions of a user, the last renewed first. `secret` is the secret of the current session. */
  readonly listOf: (userId: string, secret: string | undefined) => Promise<OpenSessions["sessions"]>;
  /** Ends all sessions of a user. */
  readonly endAllOf: (userId: string) => Promise<void>;
  /** Deletes sessions that expired a day ago. Resolves with their number. */
  readonly sweep: () => Promise<number>;
}

const ofUser = (id: string) => eq(sql`${memberSession.user} ->> 'id'`, id);

export function createMemberSessions(
  tables: Tables,
  { idleMinutes, maxHours }: SessionLimits,
  clock: DatabaseClock = databaseClock,
): MemberSessions {
  const idleSeconds = idleMinutes * 60;
  const maxSeconds = maxHours * 3_600;
  const idleSince = () => secondsBefore(clock, idleSeconds);
  const oldest = () => secondsBefore(clock, maxSeconds);
  const isLive = () => and(gt(memberSession.renewedAt, idleSince()), gt(memberSession.startedAt, oldest()));
  const live = (secret: string) => and(eq(memberSession.hash, secretDigest(secret)), isLive());
  const toldAt = (now: SQL<Date>) => ({
    user: memberSession.user,
    idle: sql<number>`extract(epoch from ${now} - ${memberSession.renewedAt})::float8`,
    age: sql<number>`extract(epoch from ${now} - ${memberSession.startedAt})::float8`,
  });
  const liveSession = ({ user, idle, age }: { user: MemberUser; idle: number; age: number }): LiveSession => {
    const endsIn = Math.floor(maxSeconds - age);
    return { user, expiresIn: Math.min(endsIn, Math.floor(idleSeconds - idle)), endsIn };
  };

  return {
    async begin({ user, idToken, claims, provedSecondsAgo, browserName, replaced }) {
      const secret = newSecret();
      await tables.transaction(async (inside) => {
        if (replaced !== undefined)
          await inside.delete(memberSession).where(eq(memberSession.hash, secretDigest(replaced)));
        await inside.insert(memberSession).values({
          hash: secretDigest(secret),
          user,
          idToken,
          claims: [...claims],
          browserName,
          ...(provedSecondsAgo !== undefined && { authenticatedAt: secondsBefore(clock, provedSecondsAgo) }),
          startedAt: clock(),
          renewedAt: clock(),
        });
      });
      return secret;
    },
    async find(secret) {
      const [found] = await tables.select(toldAt(clock())).from(memberSession).where(live(secret));
      return found && liveSession(found);
    },
    async isRecent(secret) {
      const found = await tables
        .select({ hash: memberSession.hash })
        .from(memberSession)
        .where(and(live(secret), gte(memberSession.authenticatedAt, secondsBefore(clock, recentSeconds))));
      return found.length > 0;
    },
    async describe(secret) {
      const { startedAt, renewedAt, claims } = memberSession;
      const [found] = await tables
        .select({ told: toldAt(clock()), kept: { startedAt, renewedAt, claims } })
        .from(memberSession)
        .where(live(secret));
      return found && { ...liveSession(found.told), ...found.kept };
    },
    async renew(secret) {
      const now = clock();
      const [renewed] = await withinReserve(() =>
        tables.update(memberSession).set({ renewedAt: now }).where(live(secret)).returning(toldAt(now)),
      );
      return renewed && liveSession(renewed);
    },
    async end(secret) {
      const [ended] = await tables
        .delete(memberSession)
        .where(eq(memberSession.hash, secretDigest(secret)))
        .returning({
          userId: sql<string>`${memberSession.user} ->> 'id'`,
          firstName: sql<string>`${memberSession.user} -> 'memberName' ->> 'firstName'`,
          idToken: memberSession.idToken,
          wasOver: sql<boolean>`not (${isLive()})`,
        });
      return ended;
    },
    async listOf(userId, secret) {
      const rows = await tables
        .select({
          hash: memberSession.hash,
          browserName: memberSession.browserName,
          startedAt: memberSession.startedAt,
          renewedAt: memberSession.renewedAt,
        })
        .from(memberSession)
        .where(and(ofUser(userId), isLive()))
        .orderBy(desc(memberSession.renewedAt));
      const current = secret && secretDigest(secret);
      return rows.map(({ hash, browserName, startedAt, renewedAt }) => ({
        isCurrent: hash === current,
        ...(browserName !== null && { browserName }),
        startedAt: startedAt.toISOString(),
        renewedAt: renewedAt.toISOString(),
      }));
    },
    async endAllOf(userId) {
      await tables.delete(memberSession).where(ofUser(userId));
    },
    async sweep() {
      const swept = await tables
        .delete(memberSession)
        .where(
          or(
            lte(memberSession.renewedAt, secondsBefore(clock, idleSeconds + signOutSeconds)),
            lte(memberSession.startedAt, secondsBefore(clock, maxSeconds + signOutSeconds)),
          ),
        )
        .returning({ hash: memberSession.hash });
      return swept.length;
    },
  };
}
