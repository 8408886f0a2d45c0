import { sql } from 'drizzle-orm'
import { appUser } from './schema/organisation.ts'

/** How colleagues see a user: by 姓名, or as long as nobody said it by 昵称. What everybody sees, such as a review, has the 昵称. */
export const displayName = sql<string>`coalesce(nullif(${appUser.realName}, ''), ${appUser.nickname})`

/** The same of a left join: null without a user. */
export const displayNameIfAny = sql<string | null>`${displayName}`
