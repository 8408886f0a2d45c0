import { useEffect, useState } from 'react'
import { Button } from '../../../packages/ui/src/button/index.ts'
import { LoadingOverlay } from '../../../packages/ui/src/loading-overlay/index.ts'
import { Skeleton } from '../../../packages/ui/src/skeleton/index.ts'

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))', gap: 16 } as const
const edge = { padding: 12, border: '1px solid var(--mall-divider)', background: 'var(--mall-surface)' } as const

/** Skeletons of product cards, of the same size as the cards. */
export const CardSkeletons = () => (
  <div style={grid} aria-busy="true">
    {['一', '二', '三'].map((place) => (
      <div key={place} style={edge}>
        <Skeleton variant="block" height={160} />
        <Skeleton lines={2} style={{ marginBlockStart: 12 }} />
        <Skeleton width={88} style={{ marginBlockStart: 12 }} />
      </div>
    ))}
  </div>
)

/** Old content stays visible while it is fetched again. */
export const RefetchedContent = ({ ms }: { readonly ms: number }) => {
  const [busy, setBusy] = useState(false)
  const [times, setTimes] = useState(1)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => {
      setBusy(false)
      setTimes((before) => before + 1)
    }, ms)
    return () => clearTimeout(timer)
  }, [busy, ms])
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button loading={busy} onClick={() => setBusy(true)}>
        查询
      </Button>
      <LoadingOverlay busy={busy} style={{ inlineSize: '100%' }}>
        <p style={{ ...edge, margin: 0 }}>第 {times} 次查询：共 128 条</p>
      </LoadingOverlay>
    </div>
  )
}
