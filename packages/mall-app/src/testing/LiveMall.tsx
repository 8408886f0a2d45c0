import type { LoginInfo } from '@mall/api/contract'
import { liveLogin } from '@mall/mocks/live-mall'
import { useEffect, useState } from 'react'
import { WholeMall } from './WholeMall.tsx'

interface LiveMallProps {
  /** The demo account that is logged in. */
  readonly account: string
  /** The address that is open. `/` by default. */
  readonly at?: string
}

/** The assembled mall over `liveMall()`, in a session that its server has opened. Draws nothing until then. */
export const LiveMall = ({ account, at = '/' }: LiveMallProps) => {
  const [login, setLogin] = useState<LoginInfo>()
  useEffect(() => {
    let gone = false
    const open = async () => {
      const opened = await liveLogin(account)
      if (!gone) setLogin(opened)
    }
    void open()
    return () => {
      gone = true
    }
  }, [account])
  return login ? <WholeMall at={at} login={login} /> : null
}
