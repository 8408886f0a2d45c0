import { cookies, mallVersionCookie } from '@mall/api'
import { useState } from 'react'
import { useSite } from '../../../site/site.ts'
import { CookieView } from './CookieView.tsx'

const names = (): string[] => document.cookie.split(/;\s*/).flatMap((pair) => (pair.includes('=') ? [decodeURIComponent(pair.split('=')[0] ?? '')] : []))

const readAll = () => names().map((name) => [name, cookies.get(name) ?? ''] as const)

/** `/test/cookie`, in development builds only. */
export const Cookie = () => {
  const { SessionCookie } = useSite()
  const [shown, setShown] = useState(readAll)
  const then = (work: () => void) => {
    work()
    setShown(readAll())
  }
  return (
    <CookieView
      cookies={shown}
      onSet={(name, value) => then(() => cookies.set(name, value))}
      onRemove={(name) => then(() => cookies.remove(name))}
      onClear={() => then(() => cookies.clearExcept([SessionCookie, mallVersionCookie]))}
    />
  )
}
