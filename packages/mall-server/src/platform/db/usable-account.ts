import { and, eq, isNotNull, or } from 'drizzle-orm'
import { appUser, membership } from './schema/organisation.ts'

/**
 * Accounts that something may wait for: a condition on a member. A disabled one cannot log in, and of one that was never activated nobody knows
 * whether its owner will. An account that only has an initial password again was used before.
 */
export const isUsable = and(eq(appUser.status, 'active'), or(isNotNull(appUser.passwordHash), isNotNull(membership.lastLoginAt)))
