import { createMall, createMemoryStorage, createSession, type Session } from '../../../packages/api/src/index.ts'
import type { Peer, Tab, Tokens } from '../peer.ts'

const sessions = new WeakMap<Tab, Session>()

const loginOf = ({ user, access, refresh }: Tokens): Parameters<Session['set']>[0] => ({
  Token: access,
  RefreshToken: refresh,
  User: { uid: user, utype: 'GU', nname: '' },
  Enterprise: { EnterpriseId: 1, EnterpriseName: '', GroupId: 1, DepartmentId: 1 },
  Role: [],
})

export const ours: Peer = {
  name: '@mall/api',
  open: ({ origin, timeout, onLost }, beside) => {
    const session = (beside && sessions.get(beside)) ?? createSession({ storage: createMemoryStorage() })
    const mall = createMall({ baseUrl: origin, session, timeout, onSessionLost: onLost })
    const tab: Tab = {
      search: (body, signal) => mall.product.search(body, signal ? { signal } : {}),
      upload: (file) => mall.upload(file),
      read: () => {
        const state = session.get()
        return state && { user: state.User.uid, access: state.Token, refresh: state.RefreshToken }
      },
      write: (tokens) => {
        if (tokens) session.set(loginOf(tokens))
        else session.clear()
      },
    }
    sessions.set(tab, session)
    return tab
  },
}
