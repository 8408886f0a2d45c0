import { decodeToken } from '@mall/api'

/** Who makes a call, as their token says. */
export interface Viewer {
  readonly userId: number
  readonly nickname: string
  readonly enterpriseId: number
  readonly groupId: number
  readonly departmentId: number
  readonly roles: readonly string[]
  readonly isGroupAdministrator: boolean
  readonly token: string
}

/** The caller of a request; null for a visitor. */
export const viewerOf = (request: Request): Viewer | null => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const payload = token === undefined ? null : decodeToken(token)
  if (token === undefined || payload === null) return null
  const { Enterprise, Role, User } = payload
  return {
    token,
    userId: User.uid,
    nickname: User.nname,
    enterpriseId: Enterprise.EnterpriseId,
    groupId: Enterprise.GroupId,
    departmentId: Enterprise.DepartmentId,
    roles: Role,
    isGroupAdministrator: User.utype === 'GA',
  }
}
