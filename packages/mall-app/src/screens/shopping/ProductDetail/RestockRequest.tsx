import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useQuery } from '@tanstack/react-query'

export interface RestockRequestProps {
  readonly ProductCode: string
  readonly AreaCode: string
  /** So many are wanted. */
  readonly quantity: number
  readonly unit: string
  /** Given for a visitor. */
  readonly loginHref: string | undefined
}

/** 到货通知: asks for a notice once so many pieces are there. */
export const RestockRequest = ({ ProductCode, AreaCode, quantity, unit, loginHref }: RestockRequestProps) => {
  const mall = useMall()
  const { key } = useViewer()
  const place = { ProductCode, AreaCode }
  // Without its answer the button is there: asking twice is asking once.
  const { data, isPending } = useQuery({ ...callQuery(mall, 'POST /api/Restock/State', key, place, { silent: true }), enabled: loginHref === undefined })
  const asking = useAction('POST /api/Restock/Ask', { quiet: true, done: '到货后会在消息里通知你' })
  const cancelling = useAction('POST /api/Restock/Cancel', { quiet: true, done: '已取消到货通知' })
  if (loginHref !== undefined) {
    return (
      <Inline>
        <Button href={loginHref}>登录后可要到货通知</Button>
      </Inline>
    )
  }
  if (isPending) return null
  const waits = data?.Quantity ?? null
  return (
    <Inline gap={12}>
      {waits === null ? null : <Text role="status">{`有 ${waits}${unit}时通知你`}</Text>}
      {waits === quantity ? null : (
        <Button loading={asking.pending} onClick={() => asking.run({ ...place, Quantity: quantity })}>
          {waits === null ? '到货通知我' : `改为有 ${quantity}${unit}时通知`}
        </Button>
      )}
      {waits === null ? null : (
        <Button loading={cancelling.pending} onClick={() => cancelling.run(place)}>
          取消通知
        </Button>
      )}
    </Inline>
  )
}
