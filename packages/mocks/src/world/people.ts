import type { LoginInfo } from '@mall/api/contract'
import type { RoleCode } from './roles.ts'
import { worldTime } from './time.ts'

/** The password of every account of the world. */
export const worldPassword = 'Mall@2026'

type LoginParts = Pick<LoginInfo, 'Enterprise' | 'Role' | 'User'>

const base64Url = (text: string): string => {
  const binary = String.fromCodePoint(...new TextEncoder().encode(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A token with the payload of a real one and no signature: `decodeToken` reads it, no server takes it. */
export const buildToken = ({ Enterprise, Role, User }: LoginParts): string => {
  const iat = Math.floor(worldTime.getTime() / 1000)
  const payload = { Enterprise, Role, User, sid: '00000000-0000-4000-8000-000000000000', iat, exp: iat + 10 * 365 * 86_400 }
  return `${base64Url('{"alg":"none","typ":"JWT"}')}.${base64Url(JSON.stringify(payload))}.`
}

const enterprises = {
  huaqiTech: { EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', GroupId: 1 },
  huaqiFactory: { EnterpriseId: 2, EnterpriseName: '华启制造（苏州）有限公司', GroupId: 1 },
  yuanfanLogistics: { EnterpriseId: 3, EnterpriseName: '远帆物流（深圳）有限公司', GroupId: 2 },
} as const

/** Departments of 华启科技. */
export const departments = [
  { DepartmentId: 1, Name: '行政部' },
  { DepartmentId: 2, Name: '研发中心' },
  { DepartmentId: 5, Name: '市场部' },
  { DepartmentId: 6, Name: '财务部' },
] as const

export const departmentName = (id: number): string => departments.find(({ DepartmentId }) => DepartmentId === id)?.Name ?? '行政部'

interface Place {
  readonly enterprise: keyof typeof enterprises
  readonly department: number
}

const loginOf = (
  uid: number,
  nname: string,
  Role: RoleCode[],
  { enterprise, department }: Place,
  elsewhere: (keyof typeof enterprises)[] = [],
): LoginInfo => {
  const parts: LoginParts = {
    User: { uid, utype: Role.includes('GroupAdministrator') ? 'GA' : 'GU', nname },
    Enterprise: { ...enterprises[enterprise], DepartmentId: department },
    Role,
  }
  const all = [enterprise, ...elsewhere].map((name) => enterprises[name])
  return {
    ...parts,
    Token: buildToken(parts),
    RefreshToken: `refresh-${uid}-1`,
    Redirect: '/',
    ReturnUrl: '',
    ...(elsewhere.length > 0 ? { Enterprises: all.map(({ EnterpriseId, EnterpriseName }) => ({ EnterpriseId, EnterpriseName })) } : {}),
  }
}

const administration = { enterprise: 'huaqiTech', department: 1 } as const

/** Login infos of the accounts, named as in the demo data of the server. */
export const logins = {
  admin: loginOf(1, '集团管理员', ['GroupAdministrator'], administration, ['huaqiFactory']),
  buyer: loginOf(2, '行政采购员', ['Buyer'], administration),
  approver: loginOf(3, '行政部经理', ['Approver'], administration),
  finance: loginOf(4, '财务主管', ['Finance'], { enterprise: 'huaqiTech', department: 6 }),
  other: loginOf(5, '远帆采购员', ['Buyer', 'EnterpriseAdministrator'], { enterprise: 'yuanfanLogistics', department: 11 }),
  buyer2: loginOf(6, '研发采购员', ['Buyer'], { enterprise: 'huaqiTech', department: 2 }),
} as const

export type AccountName = keyof typeof logins

export const accountNames = Object.keys(logins) as readonly AccountName[]

/** The same person in another of their enterprises. */
export const switched = (login: LoginInfo, enterpriseId: number): LoginInfo | null => {
  const there = login.Enterprises?.some(({ EnterpriseId }) => EnterpriseId === enterpriseId)
  const enterprise = Object.values(enterprises).find(({ EnterpriseId }) => EnterpriseId === enterpriseId)
  if (!there || !enterprise) return null
  const parts = { User: login.User, Role: login.Role, Enterprise: { ...enterprise, DepartmentId: enterpriseId === 2 ? 7 : 1 } }
  return { ...login, ...parts, Token: buildToken(parts) }
}
