import type { LoginInfo } from '../contract/account.ts'

/** The envelope of a successful response. */
export const success = (body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: body }, { headers })

/** The envelope of a failure; without a code as an older server sends it. */
export const failure = (message: string, status = 200, body: unknown = null, code?: string): Response =>
  Response.json({ MsgHeader: { Success: false, Code: code, RetMessage: message }, MsgBody: body }, { status, headers: { 'x-request-id': 'request-1' } })

/** Somebody's login. */
export const loginOf = (uid: number, Token: string, RefreshToken: string, EnterpriseId = 1): LoginInfo => ({
  Token,
  RefreshToken,
  User: { uid, utype: 'GU', nname: `用户${uid}` },
  Enterprise: { EnterpriseId, EnterpriseName: '测试企业', GroupId: 1, DepartmentId: 1 },
  Role: ['Buyer'],
  Redirect: '',
  ReturnUrl: '',
})

/** What the dialog of a 429 shows. */
export const securityInfo = {
  Ip: '203.0.113.7',
  CurrentTime: '2026-03-18T10:00:00+08:00',
  Target: '/api/Product/Search',
  Guid: '6f1c1d0e-1111-4222-8333-444455556666',
}

/** A promise that a test settles by hand. */
export const gate = <Value = void>() => {
  let open!: (value: Value) => void
  let fail!: (error: unknown) => void
  const passed = new Promise<Value>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  return { passed, open, fail }
}

/** Lets all promises that can go on go on. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
