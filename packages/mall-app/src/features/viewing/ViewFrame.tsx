import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { View, ViewEnd } from './viewed.ts'
import * as S from './ViewFrame.styles.ts'

export interface ViewFrameProps {
  readonly view: Pick<View, 'company' | 'person' | 'until'>
  readonly onEnd: (end: ViewEnd) => void
  readonly children: ReactNode
}

const minute = 60_000

const leftText = (ms: number): string => (ms < minute ? '不到 1 分钟' : `还剩 ${Math.floor(ms / minute)} 分钟`)

/** The mall under a banner that says whose it is, and that nothing can be changed. It ends with its time. */
export const ViewFrame = ({ view: { company, person, until }, onEnd, children }: ViewFrameProps) => {
  const { mall } = useMallServices()
  const now = useNow()
  const [isEnding, setEnding] = useState(false)
  useEffect(() => {
    const timer = setTimeout(onEnd, until - Date.now(), 'over')
    return () => clearTimeout(timer)
  }, [until, onEnd])
  const leave = async () => {
    setEnding(true)
    try {
      await mall.account.logout({}, { silent: true })
    } catch {
      // It ends by itself.
    }
    onEnd('left')
  }
  return (
    <S.Frame>
      <S.Banner aria-label="以客户身份查看">
        <S.Words>
          <span>正在以「</span>
          <strong title={`${person} · ${company}`}>{`${person} · ${company}`}</strong>
          <span>」</span>
          <span data-part="rest">的身份查看（只读）</span>
        </S.Words>
        <S.Left>{leftText(until - now)}</S.Left>
        <S.End loading={isEnding} onClick={() => void leave()}>
          结束
        </S.End>
      </S.Banner>
      {children}
    </S.Frame>
  )
}
