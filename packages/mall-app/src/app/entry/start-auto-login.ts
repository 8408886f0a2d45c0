import { isMallError, type SessionKeyQuery } from '@mall/api'
import type { AppServices } from '../services.ts'
import { autoLogin, type ReplaceQuestion } from './auto-login.ts'
import { blockBack } from './block-back.ts'

/** Runs the auto-login over whatever the address shows; back is blocked meanwhile (specification §2). */
export const startAutoLogin = async ({ autoLogin: store, session, keyLogin, notify }: AppServices, query: SessionKeyQuery): Promise<void> => {
  const unblock = blockBack()
  const ask = (question: ReplaceQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (replace: boolean) => {
        store.set({ prompt: { phase: 'running' } })
        resolve(replace)
      }
      store.set({ prompt: { phase: 'asking', ...question, settle } })
    })
  store.set({ prompt: { phase: 'running' } })
  try {
    const outcome = await autoLogin(query, { session, ask, ...keyLogin })
    await unblock()
    if (outcome === 'kept') notify('已保留当前登录账号', 'info')
    store.set({ prompt: null })
  } catch (error) {
    await unblock()
    notify(isMallError(error) ? error.message : '自动登录失败，请手动登录', 'danger')
    store.set({ prompt: { phase: 'failed' } })
  }
}
