import { signAccessToken } from '../../packages/mall-server/src/company/account/access-token.ts'
import type { Db } from '../../packages/mall-server/src/platform/db/client.ts'
import { massSession, massUsers, type MassUser } from '../../packages/mall-server/src/testing/mass/members.ts'
import { secret } from '../mall.ts'

/** A user who is logged in. */
export interface Person extends MassUser {
  readonly token: string
}

const tokenOf = ({ userId, enterpriseId, departmentId }: MassUser): Promise<string> =>
  signAccessToken(
    {
      Enterprise: { EnterpriseId: enterpriseId, EnterpriseName: '企业', GroupId: enterpriseId, DepartmentId: departmentId },
      Role: [], User: { uid: userId, utype: 'GU', nname: '用户' }, sid: massSession(userId),
    },
    { secret, now: new Date(), seconds: 86_400 },
  )

export interface People {
  readonly managers: readonly Person[]
  readonly buyers: readonly Person[]
}

/** All generated users with tokens as a login would have given them. */
export const peopleOf = async (db: Db): Promise<People> => {
  const people = await Promise.all((await massUsers(db)).map(async (user) => ({ ...user, token: await tokenOf(user) })))
  return { managers: people.filter(({ isManager }) => isManager), buyers: people.filter(({ isManager }) => !isManager) }
}
