import type { AnswerCode } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { TestMall } from '../test-mall.ts'
import { setUpAdministrator } from '../../seller/account/set-up-administrator.ts'
import { eventsOf } from '../events-of.ts'
import { staffNames, type AccountName, type ContractTarget, type Reply, type StaffName, type Who } from './define.ts'
import { loginStaff } from '../staff-sessions.ts'

/** Sends over any fetch, as a browser would. */
const sendBy = async (
  fetchIt: (path: string, init: RequestInit) => Promise<Response>,
  key: AnyCallKey,
  input: unknown,
  token: string | undefined,
): Promise<Reply> => {
  const [method = '', path = ''] = key.split(' ')
  const isForm = input instanceof FormData
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetchIt(encodeURI(path) + query, {
    method,
    headers: {
      ...(method === 'GET' || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: isForm ? input : JSON.stringify(input) }),
  })
  const { status, headers } = response
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    for await (const { data } of eventsOf(response)) return { status, headers, success: true, code: 'OK', message: '', body: data }
  }
  if (!headers.get('content-type')?.includes('json'))
    return { status, headers, success: response.ok, code: 'OK', message: '', body: await response.blob() }
  const { MsgHeader, MsgBody } = (await response.json()) as { MsgHeader: { Success: boolean; Code: AnswerCode; RetMessage: string }; MsgBody: unknown }
  return { status, headers, success: MsgHeader.Success, code: MsgHeader.Code, message: MsgHeader.RetMessage, body: MsgBody }
}

/** A test mall as the cases call it: each account logs in once, at its first call. */
export const targetOf = (mall: TestMall, sessionKey: ContractTarget['sessionKey']): ContractTarget => {
  const open = new Map<Who, { readonly Token: string }>()
  const isStaff = (who: AccountName | StaffName): who is StaffName => staffNames.some((name) => name === who)
  const tokenOf = async (who: AccountName | StaffName): Promise<string> => {
    const login = open.get(who) ?? (await (isStaff(who) ? loginStaff(mall, who) : mall.login(who)))
    open.set(who, login)
    return login.Token
  }
  return {
    send: async (key, input, who) => sendBy((path, init) => mall.fetch(path, init), key, input, who === 'visitor' ? undefined : await tokenOf(who)),
    login: (who) => mall.login(who),
    loginStaff: (who) => loginStaff(mall, who),
    initialStaffPassword: async () => {
      const made = await setUpAdministrator(mall.db, { account: 'novice', name: '新员工', passwordHash: null }, { secret: mall.deps.config.secret, requestId: crypto.randomUUID(), now: mall.clock() })
      return made?.initialPassword ?? ''
    },
    sessionKey,
  }
}
