import { isMallError } from '@mall/api'
import { useMallServices, useSession } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { spoiled, tokenExpiry } from './token-expiry.ts'
import { TokenView } from './TokenView.tsx'

/** `/test/token`, in development builds only. */
export const Token = () => {
  const { mall, session } = useMallServices()
  const state = useSession()
  const [outcome, setOutcome] = useState('')

  const attempt = async (work: () => Promise<string>) => {
    try {
      setOutcome(await work())
    } catch (failure) {
      setOutcome(isMallError(failure) ? `失败：${failure.message}` : '失败')
    }
  }

  const call = async () => {
    const codes = await mall.account.getUserMenuList({}, { silent: true })
    return `成功：${codes.length}个菜单编码`
  }

  const refresh = async () => {
    if (!state) return ''
    session.replaceTokens(await mall.account.refreshToken({ RefreshToken: state.RefreshToken, UserId: state.User.uid }, { silent: true }))
    return '成功：令牌已刷新'
  }

  return (
    <TokenView
      session={state}
      expiresAt={state ? tokenExpiry(state.Token) : null}
      outcome={outcome}
      onCall={() => void attempt(call)}
      onRefresh={() => void attempt(refresh)}
      onSpoil={() => {
        if (state) session.replaceTokens({ Token: spoiled(state.Token), RefreshToken: state.RefreshToken })
        setOutcome('令牌已损坏，下一次调用将自动刷新')
      }}
      onClear={() => {
        session.clear()
        setOutcome('令牌已清除')
      }}
    />
  )
}
